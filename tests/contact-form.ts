// Finds, fills in and submits the contact form.
import type { Page } from '@playwright/test';

export const form = (page: Page) =>
  page.getByRole('region', { name: 'Get In Touch' }).locator('form');
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
export const submit = (page: Page) =>
  form(page).getByRole('button', { name: 'Write the email' }).click();

export async function fill(
  page: Page,
  values: { name: string; email: string; phone?: string; message: string },
) {
  await field(page, 'Full name').fill(values.name);
  await field(page, 'Email address').fill(values.email);
  await field(page, 'Phone number').fill(values.phone ?? '');
  await field(page, 'Your message').fill(values.message);
}

/** The `mailto:` address that the browser opens when `submitForm` runs. */
export async function mailtoOpenedBy(page: Page, submitForm: () => Promise<void>) {
  const request = page.waitForRequest(/^mailto:/);
  await submitForm();
  return (await request).url();
}
