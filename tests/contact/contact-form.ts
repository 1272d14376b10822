// Finds, fills in and submits the contact form.
import { expect, type Page } from '@playwright/test';
import { contactForm } from '../../content/pages/contact.ts';
import { typeInto } from '../support/site.ts';

export type FieldName = 'name' | 'email' | 'phone' | 'message';

export const form = (page: Page) =>
  page.getByRole('region', { name: contactForm.heading }).locator('form');
export const field = (page: Page, name: FieldName) =>
  form(page).getByRole('textbox', { name: contactForm[`${name}Label`] });
export const submit = (page: Page) =>
  form(page).getByRole('button', { name: contactForm.submitLabel }).click();

export async function fill(
  page: Page,
  values: { name: string; email: string; phone?: string; message: string },
) {
  await typeInto(field(page, 'name'), values.name);
  await typeInto(field(page, 'email'), values.email);
  await typeInto(field(page, 'phone'), values.phone ?? '');
  await typeInto(field(page, 'message'), values.message);
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
