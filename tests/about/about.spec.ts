import { aboutPage } from '../../content/pages/about.ts';
import { expect, open, test } from '../support/site.ts';

const { hero, roots, values } = aboutPage;

test('the About page shows its hero, the full story and the values', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);

  const story = page.getByRole('region', { name: roots.heading });
  await expect(story.getByRole('heading', { level: 2 })).toHaveText(roots.heading);
  await expect(story.getByRole('paragraph')).toHaveText(roots.paragraphs);

  const cards = page.getByRole('region', { name: values.heading });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
    values.cards.map(({ title }) => title),
  );
  await expect(cards.getByRole('listitem').getByRole('paragraph')).toHaveText(
    values.cards.map(({ text }) => text),
  );
});
