import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { contactForm, contactPage } from '../../content/pages/contact.ts';
import { expect, open, test } from '../support/site.ts';

const form = (page: Page) => page.getByRole('contentinfo').locator('form');

test('the contact page has an empty section#contact, and phone, email, address and hours above the form @fixture', async ({
  page,
}) => {
  await open(page, '/contact');
  await expect(page.locator('section#contact')).toBeEmpty();
  const main = page.getByRole('main');
  for (const text of [company.phone, company.email, ...company.address])
    await expect(main).toContainText(text);
  for (const { days, time } of company.hours) await expect(main).toContainText(`${days}: ${time}`);
  await main.getByRole('link', { name: contactPage.hero.formLabel }).click();
  await expect(form(page).getByRole('textbox', { name: contactForm.nameLabel })).toBeFocused();
});

test('the contact page shows the top edge of the form on a laptop without scrolling @fixture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, '/contact');
  const box = await form(page).boundingBox();
  expect(box?.y).toBeLessThan(650);
});
