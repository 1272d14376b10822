// axe on the pages for buyers, in the states that tests/every-page/accessibility.spec.ts does not open.
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { list, openWith, submit } from '../enquiry/enquiry.ts';
import { open, test } from '../support/site.ts';
import { expectNoViolationsAtAnyWidth } from './axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no violations on product pages', async ({ page }) => {
  // Neither the first nor the last product.
  for (const id of ['oranges', 'egyptian-lentils', 'lettuce']) {
    await open(page, `/products/${id}`);
    await expectNoViolationsAtAnyWidth(page, id);
  }
});

test('axe finds no violations in the season calendar with a chosen month and order', async ({
  page,
}) => {
  await open(page, '/seasons?month=9&sort=category');
  await expectNoViolationsAtAnyWidth(page, 'September, by category');
});

test('axe finds no violations in a filled enquiry list @every-language', async ({ page }) => {
  await openWith(page, ...products.slice(0, 5));
  await list(page)
    .getByRole('combobox')
    .selectOption(seasonTexts.months[6] ?? '');
  await submit(page);
  await expectNoViolationsAtAnyWidth(page, 'list');
});
