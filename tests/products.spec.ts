import type { Page } from '@playwright/test';
import { organic } from './organic.ts';
import { expect, open, test } from './site.ts';

const sections = {
  Vegetables: ['Carrots', 'Heirloom Tomatoes', 'Lettuce', 'Bell Peppers', 'Onions', 'Cucumber'],
  Fruits: ['Strawberries', 'Pomegranate', 'Yellow Dates', 'Oranges'],
  Legumes: ['Egyptian Fava Beans', 'White Beans', 'Egyptian Lentils'],
  Pasta: ['Fresh Spaghetti Pasta', 'Farfalle Pasta', 'Penne Pasta'],
};

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => main(page).getByRole('navigation', { name: 'Product sections' });
const search = (page: Page) => main(page).getByRole('search');
const viewOrganic = (page: Page) =>
  main(page).getByRole('button', { name: 'View All Organic Products' });

test.describe('the products page @every-size', () => {
  test('has a hero, a filter bar and tabs', async ({ page }) => {
    await open(page, '/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products');
    await expect(search(page).getByRole('searchbox', { name: 'Search products' })).toBeVisible();
    await expect(
      search(page).getByRole('group', { name: 'Category' }).getByRole('button'),
    ).toHaveText(['All', 'Vegetables', 'Fruits', 'Legumes', 'Pasta']);
    await expect(search(page).getByRole('checkbox', { name: 'Organic' })).not.toBeChecked();
    await expect(tabs(page).getByRole('link')).toHaveText([
      'Vegetables',
      'Fruits',
      'Legumes',
      'Pasta',
      'Organic',
    ]);
  });

  test('has its sections in order, each with its own products, while nobody filters', async ({
    page,
  }) => {
    await open(page, '/products');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      ...Object.keys(sections),
      'Organic Line',
    ]);
    for (const [name, products] of Object.entries(sections)) {
      const section = main(page).getByRole('region', { name, exact: true });
      await expect(section).toHaveAttribute('id', name.toLowerCase());
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(products);
    }
    const line = main(page).getByRole('region', { name: 'Organic Line' });
    await expect(line).toHaveAttribute('id', 'organic');
    await expect(line.getByRole('listitem')).toHaveText(organic);
    await expect(viewOrganic(page)).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Search Results' })).toHaveCount(0);
  });

  test('keeps filter bar and tabs at the top of the screen', async ({ page }) => {
    await open(page, '/products');
    for (const section of ['Fruits', 'Organic Line']) {
      await main(page)
        .getByRole('heading', { level: 2, name: section })
        .evaluate((heading) => {
          window.scrollTo({
            top: heading.getBoundingClientRect().top + scrollY,
            behavior: 'instant',
          });
        });
      await expect(search(page)).toBeInViewport({ ratio: 1 });
      await expect(tabs(page)).toBeInViewport({ ratio: 1 });
      const [bar, strip] = [await search(page).boundingBox(), await tabs(page).boundingBox()];
      expect(bar?.y).toBe(0);
      expect(strip?.y).toBeLessThan(200);
    }
  });

  test('shows the ten organic products by the button of the Organic Line (R12)', async ({
    page,
  }) => {
    await open(page, '/products');
    await viewOrganic(page).click();
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Search Results']);
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(organic);
    await expect(search(page).getByRole('checkbox', { name: 'Organic' })).toBeChecked();
    await expect(page).toHaveURL('/products?organic=1');
    await expect(main(page).getByRole('status')).toHaveText('10 products found');
    // The button is gone, and so is its place in the page: the visitor is where the results begin.
    const heading = main(page).getByRole('heading', { name: 'Search Results' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [title, strip] = [await heading.boundingBox(), await tabs(page).boundingBox()];
    expect(title?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  });
});

test('a low screen is left to the products: the bars scroll away', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await open(page, '/products');
  await main(page).getByRole('heading', { level: 2, name: 'Pasta' }).scrollIntoViewIfNeeded();
  await expect(search(page)).not.toBeInViewport();
});
