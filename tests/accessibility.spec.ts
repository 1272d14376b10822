import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, pages, scrollThrough, test } from './site.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
  );
  expect(found).toEqual([]);
}

test.use({ expectedErrors: /status of 404/, reducedMotion: 'reduce' } as object);

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const address of pages) {
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        await open(page, address);
        await scrollThrough(page);
        await expectNoViolations(page);
      });
    }

    test('nor with the lightbox open', async ({ page }) => {
      await open(page, '/gallery');
      await page.getByRole('main').locator('a:has(img)').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
    });

    test('nor with another photo in the lightbox, and after it is closed', async ({ page }) => {
      await open(page, '/gallery');
      await page.getByRole('main').getByRole('button', { name: 'Farm' }).click();
      await page.getByRole('main').locator('a:has(img)').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectNoViolations(page);
    });

    test('nor on a product card with its details open and its second picture', async ({ page }) => {
      await open(page, '/products');
      const card = page.locator('main li:has(summary)').first();
      await card.locator('summary').click();
      await card.getByRole('button', { name: /^Next/ }).click();
      await expect(card.locator('[aria-current="true"]')).toHaveAccessibleName(/picture 2/);
      await expectNoViolations(page);
    });

    test('nor with an empty result', async ({ page }) => {
      await open(page, '/products?q=no+such+thing');
      await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
      await expectNoViolations(page);
    });

    test('nor with search results', async ({ page }) => {
      await open(page, '/products?organic=1');
      await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
      await expectNoViolations(page);
    });

    test('nor with errors and notes in the forms', async ({ page }) => {
      await open(page, '/contact');
      await page.getByRole('button', { name: 'Write the email' }).click();
      await expectNoViolations(page);
      await page.getByRole('textbox', { name: 'Full name' }).fill('Mona');
      await page.getByRole('textbox', { name: 'Email address' }).fill('mona@example.com');
      await page.getByRole('textbox', { name: 'Your message' }).fill('Hello');
      await page.getByRole('button', { name: 'Write the email' }).click();
      await expect(page.getByRole('button', { name: 'Copy the message' })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('nor with the dropdown open', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Product categories' }).first().click();
  await expectNoViolations(page);
});

test('nor with the mobile menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Product categories' }).click();
  await expectNoViolations(page);
});
