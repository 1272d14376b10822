import type { Page } from '@playwright/test';
import { company } from '../content/company.ts';
import { articles } from '../content/news.ts';
import { products } from '../content/products.ts';
import { expect, open, pages, test } from './site.ts';

async function openPrinted(page: Page, address: string) {
  await page.emulateMedia({ media: 'print' });
  await open(page, address);
}

test.use({ expectedErrors: /status of 404/ });

for (const address of pages) {
  test(`${address} prints its text and contact details, and nothing to press`, async ({ page }) => {
    await openPrinted(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(company.email)).toBeVisible();
    // What is hidden has no role.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
}

test('the scroll-to-top button is not printed', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 1000));
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test('every product is printed, with its details unfolded', async ({ page }) => {
  await openPrinted(page, '/products');
  for (const { name, details } of products) {
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card.locator('img').first()).toBeVisible();
    if (details === '') continue;
    const text = await card.getByText(details).boundingBox();
    const box = await card.boundingBox();
    expect(text?.height, `the details of ${name}`).toBeGreaterThan(15);
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0) + 1,
    );
  }
});

test('an article is printed whole', async ({ page }) => {
  await openPrinted(page, `/news/${articles[3]?.id}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('time')).toBeVisible();
  for (const heading of await article.getByRole('heading', { level: 2 }).all()) {
    await expect(heading).toBeVisible();
  }
  await expect(article.getByRole('table')).toBeVisible();
  await expect(article.getByRole('link', { name: /^(Previous|Next)/ })).toHaveCount(0);
});

test('prints on paper', { tag: '@chromium' }, async ({ page }) => {
  for (const address of ['/products', `/news/${articles[3]?.id}`]) {
    await open(page, address);
    const paper = await page.pdf({ format: 'A4' });
    const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    // Sixteen products in rows of four, with their details; 400 to 800 words.
    expect(sheets, address).toBeGreaterThanOrEqual(2);
    expect(sheets, address).toBeLessThanOrEqual(8);
  }
});
