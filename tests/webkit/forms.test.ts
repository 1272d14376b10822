// The product filters, the enquiry list and the contact form.

import { expect } from 'vitest';
import { enquiryMail } from '../../app/enquiry-list/enquiry-mail.ts';
import { addressOf } from '../../app/pages.ts';
import { fill } from '../../app/text/fill.ts';
import { nameInSentence } from '../../app/text/product-name.ts';
import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { enquiryLink } from '../../content/shell.ts';
import { eventually, type Page } from './page.ts';
import { test } from './test.ts';

const product = products.find(({ isOrganic }) => isOrganic);
if (!product) throw new Error('No product is organic.');

/** Waits until the products page lists these products. */
async function expectProducts(page: Page, found: readonly { name: string }[]) {
  const names = () =>
    [...document.querySelectorAll('main li h3')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent);
  await eventually(() => page.run(names)).toEqual(found.map(({ name }) => name));
}

const { filters } = productsPage;
const search = { role: 'searchbox', name: filters.searchLabel };
const organic = { role: 'checkbox', name: filters.organicLabel };

test('the product filters are in the address and kept on reload; Back and Forward change them', async ({
  page,
}) => {
  const value = product.category;
  const inCategory = products.filter(({ category }) => category === value);
  const organicInCategory = inCategory.filter(({ isOrganic }) => isOrganic);
  const found = organicInCategory.filter(({ name }) => name === product.name);
  const label = filters.categories.find((choice) => choice.value === value)?.label ?? '';
  await page.open('/products');
  await page.click({ role: 'button', name: label, within: 'search' });
  await expectProducts(page, inCategory);
  await page.click(organic);
  await expectProducts(page, organicInCategory);
  await page.expectAddress(`/products?category=${value}&organic=1`);
  await page.driver.navigate().back();
  await expectProducts(page, inCategory);
  await page.find({ ...organic, checked: false });
  await page.driver.navigate().forward();
  await expectProducts(page, organicInCategory);
  await page.find({ ...organic, checked: true });
  await page.fill(search, product.name);
  const query = new URLSearchParams({ category: value, organic: '1', q: product.name });
  await page.expectAddress(`/products?${query}`);
  await page.reload();
  await expectProducts(page, found);
  expect(await page.valueOf(search)).toBe(product.name);
});

test('a product is added to the enquiry, keeps its quantity on reload and is in the email', async ({
  page,
}) => {
  const { id, name } = product;
  const { list, send } = enquiryPage;
  const ask = enquiryLink.askLabel(nameInSentence(id));
  const quantity = { role: 'textbox', name: `${list.quantityLabel} ${list.forProduct(name)}` };
  const within = { role: 'region', name: send.heading };
  await page.open(addressOf('product', id));
  await page.click({ role: 'link', name: ask, within: 'main' });
  await page.click({ role: 'link', name: enquiryLink.label(1), within: 'header' });
  await page.expectAddress(addressOf('enquiry'));
  await page.fill(quantity, '2 pallets');
  await page.reload();
  await eventually(() => page.valueOf(quantity)).toBe('2 pallets');
  await page.fill({ role: 'textbox', name: contactForm.nameLabel, within }, 'Mona');
  await page.fill({ role: 'textbox', name: contactForm.emailLabel, within }, 'mona@example.com');
  await page.click({ role: 'button', name: send.submitLabel, within });
  const line = { id, quantity: '2 pallets', packing: '' };
  const { address } = enquiryMail(
    { lines: [line], destination: '', month: undefined },
    { name: 'Mona', email: 'mona@example.com', phone: '', message: '' },
  );
  await eventually(() => page.driver.getCurrentUrl()).toBe(address);
});

const form = { role: 'region', name: contactForm.heading };
const field = (name: string) => ({ role: 'textbox', name, within: form });
const submit = { role: 'button', name: contactForm.submitLabel, within: form };
const message = field(contactForm.messageLabel);
const typed = [
  [field(contactForm.nameLabel), 'Mona Adel'],
  [field(contactForm.emailLabel), 'mona@example.com'],
  [message, 'Oranges & dates? 100 %'],
] as const;
const { mail } = contactForm;
const text = [
  `${mail.nameLabel}: Mona Adel`,
  `${mail.emailLabel}: mona@example.com`,
  `${mail.phoneLabel}: ${mail.noPhone}`,
  mail.messageLabel,
  'Oranges & dates? 100 %',
].join('\n');

test('the contact form is validated, kept on reload and opens the mail program with the exact message', async ({
  page,
}) => {
  const isValid = (input: HTMLInputElement) => input.validity.valid;
  await page.open('/contact');
  for (const [target, text] of typed) {
    await page.click(submit);
    await page.expectFocus(target);
    expect(await page.run(isValid, await page.find(target))).toBe(false);
    await page.fill(target, text);
  }
  await page.reload();
  for (const [target, text] of typed) expect(await page.valueOf(target)).toBe(text);
  await page.click(submit);
  const subject = encodeURIComponent(fill(mail.subject, { name: 'Mona Adel' }));
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const address = `mailto:${company.email}?subject=${subject}&body=${body}`;
  await eventually(() => page.driver.getCurrentUrl()).toBe(address);
});

test('on a phone the contact form is cleared after the mail program, and the message can be copied', async ({
  page,
}) => {
  await page.open('/contact', { onPhone: true });
  for (const [target, text] of typed) await page.fill(target, text);
  await page.click(submit);
  await page.click({ role: 'button', name: contactForm.copyLabel, within: form });
  await eventually(() => page.textOf(form)).toContain(contactForm.copiedNote);
  for (const [target] of typed) expect(await page.valueOf(target)).toBe('');
  await page.click(message);
  await page.pressWithControl('v');
  await eventually(() => page.valueOf(message)).toBe(text);
});
