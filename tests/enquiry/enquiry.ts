// Finds the parts of the enquiry list, and adds products to it.

import type { Page } from '@playwright/test';
import { emptyList, listToText } from '../../app/enquiry-list/enquiry-list.ts';
import { addressOf } from '../../app/pages.ts';
import { contactForm } from '../../content/contact-form.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { products } from '../../content/products.ts';
import { enquiryLink } from '../../content/shell.ts';
import type { Product } from '../../schema/product.ts';
import { expect, open } from '../support/site.ts';

/** The name of every “Ask about” link. */
export const askAnything = new RegExp(`^${enquiryLink.askLabel('.+')}$`);

/** Three products. */
export const [first, second, third] = products.slice(0, 3) as [Product, Product, Product];

export const list = (page: Page) => page.getByRole('region', { name: enquiryPage.list.heading });
export const names = (page: Page) => list(page).getByRole('heading', { level: 3 });
export const quantity = (page: Page, { name }: Product) =>
  list(page).getByRole('textbox', {
    name: `${enquiryPage.list.quantityLabel} ${enquiryPage.list.forProduct(name)}`,
  });
export const packing = (page: Page, { name }: Product) =>
  list(page).getByRole('textbox', {
    name: `${enquiryPage.list.packingLabel} ${enquiryPage.list.forProduct(name)}`,
  });
export const removeButton = (page: Page, { name }: Product) =>
  list(page).getByRole('button', { name: `${enquiryPage.list.removeLabel} ${name}` });
export const headerLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: enquiryLink.label(count), exact: true });
/** The form with the visitor's details, and everything about the message. */
export const sendPart = (page: Page) =>
  page.getByRole('region', { name: enquiryPage.send.heading });
export const detail = (page: Page, name: string) => sendPart(page).getByRole('textbox', { name });
export const message = (page: Page) =>
  sendPart(page).getByRole('region', { name: contactForm.messageLabel });
export const submit = (page: Page) =>
  sendPart(page).getByRole('button', { name: enquiryPage.send.submitLabel }).click();

/** Puts these products on the list, and nothing else. The next page that is opened has them. */
export async function putOnList(page: Page, ...listed: Product[]) {
  const lines = listed.map(({ id }) => ({ id, quantity: '', packing: '' }));
  // Every file of the site can write the storage, and this one opens faster than a page.
  await page.goto('/robots.txt');
  await store(page, listToText({ ...emptyList, lines }));
}

/** Opens the enquiry page with these products on the list. */
export async function openWith(page: Page, ...listed: Product[]) {
  await putOnList(page, ...listed);
  await open(page, addressOf('enquiry'));
  await expect(names(page)).toHaveText(listed.map(({ name }) => name));
}

export const store = (page: Page, text: string | null) =>
  page.evaluate((value) => localStorage.setItem('enquiry', value ?? ''), text);
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('enquiry'));
