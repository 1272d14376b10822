import { expect, open, test } from './site.ts';

test('has the Our Story hero and the text Our Roots Run Deep @every-size', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
  const story = page.getByRole('region', { name: 'Our Roots Run Deep' });
  await expect(story.getByRole('heading', { level: 2 })).toHaveText('Our Roots Run Deep');
  await expect(story.getByRole('paragraph')).toHaveCount(6);
  for (const claim of ['20+ years', 'more than 1,200 acres', '30+ countries']) {
    await expect(story.getByRole('paragraph').filter({ hasText: claim })).toHaveCount(1);
  }
});

test('says what the company holds to in four cards', async ({ page }) => {
  await open(page, '/about');
  const values = page.getByRole('region', { name: 'What We Hold To' });
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Rooted in Relationships',
    'Expertly Screened',
    'Efficiency in Motion',
    'Grown with Purpose',
  ]);
  for (const card of await values.getByRole('listitem').all()) {
    await expect(card.getByRole('paragraph')).toHaveText(/\w+ \w+ \w+ \w+ \w+/);
  }
});
