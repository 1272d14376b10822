import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('the hero @every-size', () => {
  test('has a headline, two buttons and three figures', async ({ page }) => {
    await open(page, '/');
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText('Grown by the Nile. Packed for the world.');
    for (const name of ['Our Products', 'Contact Us']) {
      await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(main(page).getByRole('term')).toHaveText([
      'years experience',
      'products',
      'countries',
    ]);
    const figures = main(page).getByRole('definition');
    await expect(figures).toHaveText(['20+', '50+', '30+']);
    for (const figure of await figures.all()) await expect(figure).toBeInViewport();
  });

  test('leads to the products', async ({ page }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: 'Our Products', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products');
    await expect(page).toHaveURL('/products');
  });

  test('leads to the contact page', async ({ page }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await expect(page).toHaveURL('/contact');
  });
});

test('shows the first eight products, in their order, and leads to all of them', async ({
  page,
}) => {
  await open(page, '/');
  const featured = page.getByRole('region', { name: 'From the Field and the Kitchen' });
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'Strawberries',
    'Carrots',
    'Egyptian Fava Beans',
    'Pomegranate',
    'Heirloom Tomatoes',
    'White Beans',
    'Lettuce',
    'Fresh Spaghetti Pasta',
  ]);
  await featured.getByRole('link', { name: 'View All Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('says Why Choose in four cards', async ({ page }) => {
  await open(page, '/');
  const reasons = page.getByRole('region', { name: /^Why Choose/ });
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
    'Premium Quality',
    'Sustainable Farming',
    'Farm to Table',
    'Quality Certified',
  ]);
  for (const card of await reasons.getByRole('listitem').all()) {
    await expect(card.getByRole('paragraph')).toHaveText(/\w+ \w+ \w+ \w+ \w+/);
  }
});

test('tells of the supply chain and of more than 1,200 acres, with a link to the story', async ({
  page,
}) => {
  await open(page, '/');
  const chain = page.getByRole('region', { name: 'Supply Chain' });
  await expect(chain.getByText('more than 1,200 acres')).toBeVisible();
  await chain.getByRole('link').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
});
