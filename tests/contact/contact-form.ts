// Finds, fills in and submits the contact form.
import { expect, type Page } from '@playwright/test';
import { contactForm } from '../../content/contact-form.ts';

export type FieldName = 'name' | 'email' | 'phone' | 'message';

export const form = (page: Page) =>
  page.getByRole('region', { name: contactForm.heading }).locator('form');
export const field = (page: Page, name: FieldName) =>
  form(page).getByRole('textbox', { name: contactForm[`${name}Label`] });
export const submit = (page: Page) =>
  form(page).getByRole('button', { name: contactForm.submitLabel }).click();

/** Not for Firefox, where an email field needs `typeInto`. */
export async function fill(
  page: Page,
  values: { name: string; email: string; phone?: string; message: string },
) {
  await field(page, 'name').fill(values.name);
  await field(page, 'email').fill(values.email);
  await field(page, 'phone').fill(values.phone ?? '');
  await field(page, 'message').fill(values.message);
}

/** Collects the `mailto:` addresses that the page opens from now on. */
function collectMails(page: Page): () => string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) addresses.push(request.url());
  });
  return () => addresses;
}

/** The `mailto:` address that the browser opens when `submitForm` runs. */
export async function mailtoOpenedBy(page: Page, submitForm: () => Promise<void>) {
  const mails = collectMails(page);
  await submitForm();
  await expect.poll(mails).toHaveLength(1);
  return mails().join();
}

/** Counts the `mailto:` addresses that the page opens from now on. */
export function countMails(page: Page): () => number {
  const mails = collectMails(page);
  return () => mails().length;
}
