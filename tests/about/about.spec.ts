import type { Locator } from '@playwright/test';
import { aboutPage } from '../../content/pages/about.ts';
import { expect, open, test } from '../support/site.ts';

const { hero, roots, values } = aboutPage;

test('the About page shows its hero, the full story and the values, each beside its picture', async ({
  page,
}) => {
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

  const pictures = cards.locator('img');
  await expect(pictures).toHaveCount(values.cards.length);
  const boxesOf = (parts: Locator) =>
    parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  const expectBeside = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const [shown, texts] = [await boxesOf(pictures), await boxesOf(cards.getByRole('listitem'))];
    for (const [index, { src, title }] of values.cards
      .map(({ picture, title }) => ({ src: picture, title }))
      .entries()) {
      await expect(pictures.nth(index)).toHaveAttribute('src', src);
      const [picture, text] = [shown[index], texts[index]];
      if (!picture || !text) throw new Error(`No picture or text: ${title}`);
      const overlaps = text.top < picture.bottom && text.bottom > picture.top;
      const isBeside = text.right <= picture.left + 1 || text.left >= picture.right - 1;
      expect({ overlaps, isBeside }, title).toEqual({ overlaps: true, isBeside: true });
    }
  };
  await test.step('on a wide screen', () => expectBeside(1280));
  await test.step('on a wide screen, values beside each other begin at one height', async () => {
    const tops = (await boxesOf(cards.getByRole('heading', { level: 3 }))).map(({ top }) => top);
    for (const [index, top] of tops.entries())
      if (index % 2 === 1) expect(top).toBeCloseTo(tops[index - 1] ?? Number.NaN, 0);
  });
  await test.step('on a phone', () => expectBeside(390));
});
