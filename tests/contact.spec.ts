import type { Page } from '@playwright/test';
import { company } from '../content/company.ts';
import { expect, open, test } from './site.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Get In Touch' }).locator('form');

test('has an empty section#contact, and says phone, email and hours above the form', async ({
  page,
}) => {
  await open(page, '/contact');
  await expect(page.locator('section#contact')).toBeEmpty();
  const main = page.getByRole('main');
  await expect(main).toContainText(company.phone);
  await expect(main).toContainText(company.email);
  await expect(main).toContainText('8:00 AM to 5:00 PM');
  await main.getByRole('link', { name: 'Write to us' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Full name' })).toBeFocused();
});

test("shows the form's top edge on a laptop on arrival", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, '/contact');
  const box = await form(page).boundingBox();
  expect(box?.y).toBeLessThan(650);
});
