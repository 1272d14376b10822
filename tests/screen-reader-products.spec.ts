// Transcripts of a product card and the product filters. CONTRIBUTING.md explains how to update
// them.
import { productsPage } from '../content/pages/products.ts';
import { products } from '../content/products.ts';
import { placeholderWriter, productTexts, resultCountTexts } from './screen-reader/placeholders.ts';
import { replace, shorten, Transcript } from './screen-reader/transcript.ts';
import { expect, open, test } from './site.ts';

test.use({ reducedMotion: 'reduce' } as object);

test('a product card matches its screen reader transcript @fixture', async ({ page }) => {
  const product = products.find(
    ({ isOrganic, isSeasonal, details, images }) =>
      isOrganic && !isSeasonal && details !== '' && images.length === 2,
  );
  if (!product)
    throw new Error('This test needs an organic product with details and two pictures.');
  const transcript = new Transcript(page, placeholderWriter(productTexts(product)));
  await open(page, '/products');
  const card = page.locator(`#${product.id}`);
  await card.scrollIntoViewIfNeeded();
  // The pictures have `content-visibility: auto`: until they are rendered, they are not in the
  // accessibility tree.
  await expect(card.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  await transcript.read('With closed details', card);

  const next = card.getByRole('button', { name: 'Next picture' });
  await next.focus();
  await transcript.after('The next button is pressed', async () => {
    await page.keyboard.press('Enter');
    await expect(card.locator('[aria-current="true"]')).toHaveAccessibleName(/picture 2/);
  });
  await card.locator('summary').focus();
  await transcript.after('The details are opened', () => page.keyboard.press('Enter'));
  await transcript.read('With the second picture and open details', card);
  expect(`${transcript}`).toMatchSnapshot('product-card.txt');
});

test('the product filters match their screen reader transcript @fixture', async ({ page }) => {
  const search = products[0]?.name.toLowerCase() ?? '';
  const transcript = new Transcript(
    page,
    placeholderWriter([...resultCountTexts, [search, '‹product name›']]),
  );
  const main = page.getByRole('main');
  await open(page, '/products');
  const bar = main.getByRole('search');
  const field = bar.getByRole('searchbox');
  await transcript.read('Before a search', bar);

  await field.focus();
  await transcript.after('The name of a product is typed', async () => {
    await page.keyboard.type(search);
    await expect(main.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  });
  await field.fill('');
  await bar.getByRole('checkbox', { name: 'Organic' }).focus();
  await transcript.after('Organic is checked', async () => {
    await page.keyboard.press('Space');
    await expect(main.getByRole('status')).toHaveText(/found/);
  });
  await replace(
    page
      .getByRole('main')
      .locator('li')
      .filter({ has: page.locator('summary') }),
    '‹product card›',
  );
  await shorten(main.locator('ul').filter({ has: page.locator('summary') }));
  await replace(main.locator('[data-background]'), '‹head of the page›');
  await transcript.read('With a result', main);

  await transcript.after('Something is typed that no product has', async () => {
    await field.fill('no such thing');
    await expect(main.getByRole('status')).toContainText(productsPage.results.none);
  });
  await transcript.read('With no result', main);
  const clear = main.getByRole('button', { name: 'Clear Filters' });
  await clear.focus();
  await transcript.after('Clear Filters is pressed', async () => {
    await page.keyboard.press('Enter');
    await expect(clear).toBeHidden();
  });
  expect(`${transcript}`).toMatchSnapshot('filters.txt');
});
