// The message about the products of the enquiry list (R16).
import type { Locator, Page } from '@playwright/test';
import { typed } from '../../app/contact/mail-to.ts';
import { whatsAppAddress } from '../../app/enquiry-list/enquiry-mail.ts';
import { levelIn, yearOf } from '../../app/season/season.ts';
import { fill } from '../../app/text/fill.ts';
import { listText } from '../../app/text/list-text.ts';
import { numberText } from '../../app/text/number-text.ts';
import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { enquiryMailTexts, enquiryPage } from '../../content/pages/enquiry.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { seasons } from '../../content/seasons.ts';
import type { Product } from '../../schema/product.ts';
import { countMails, mailtoOpenedBy } from '../contact/contact-form.ts';
import { expect, test } from '../support/site.ts';
import {
  detail,
  first,
  list,
  message,
  openWith,
  quantity,
  second,
  sendPart,
  submit,
} from './enquiry.ts';

const { send, list: copy } = enquiryPage;
const [, , march = ''] = seasonTexts.months;
/** The line of a product in the message. */
const numbered = (number: number, { name }: Product) => `${numberText(number)}. ${name}`;

/** The note that the mail program should have opened. The first status is that of the copy button. */
const openedNote = (page: Page) => sendPart(page).getByRole('status').last();

const submitButton = (page: Page) => sendPart(page).getByRole('button', { name: send.submitLabel });
const copyButton = (page: Page) =>
  sendPart(page).getByRole('button', { name: contactForm.copyLabel });

test('the fields have the validation of the contact form, and only name and email are required @fixture', async ({
  page,
}) => {
  await openWith(page, first);
  const mails = countMails(page);
  const [name, email] = [detail(page, contactForm.nameLabel), detail(page, contactForm.emailLabel)];

  await test.step('Enter in a field of the list does not submit', async () => {
    await quantity(page, first).fill('1');
    await page.keyboard.press('Enter');
    await expect(name).not.toBeFocused();
  });

  await test.step('it stops at the first field that is missing or wrong', async () => {
    const expectStopAt = async (field: Locator) => {
      await submit(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    };
    await name.fill('   ');
    await expectStopAt(name);
    await name.fill('Mona');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expectStopAt(email);
    await email.fill('mona at example');
    await expectStopAt(email);
    await email.fill('mona@example.com');
  });

  await test.step('a name of only spaces is missing when Enter is pressed in it', async () => {
    await name.fill('   ');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await name.press('Enter');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(openedNote(page)).not.toContainText(contactForm.openedNote);
    expect(mails()).toBe(0);
  });

  await test.step('a long message has a warning before and after the mail program opens', async () => {
    await expect(sendPart(page)).not.toContainText(contactForm.longMessageNote);
    await name.fill('Mona');
    const text = 'A long letter about onions. '.repeat(100).trim();
    await detail(page, send.noteLabel).fill(text);
    await expect(sendPart(page)).toContainText(contactForm.longMessageNote);
    const address = await mailtoOpenedBy(page, () => submit(page));
    expect(decodeURIComponent(address)).toContain(text);
    await expect(openedNote(page)).toContainText(contactForm.longMessageNote);
    await expect(openedNote(page)).toContainText(contactForm.noMailProgram);
  });
});

test('the mail program opens once with the message that the preview shows, nothing is cleared, and the message can be taken without that program @fixture', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWith(page, first, second);
  const products = [numbered(1, first), numbered(2, second)];

  await test.step('WhatsApp has the message if the company has a number', async () => {
    const link = sendPart(page).getByRole('link', { name: send.whatsAppLabel });
    await expect(link).toHaveCount(company.whatsApp ? 1 : 0);
    if (company.whatsApp)
      await expect(link).toHaveAttribute(
        'href',
        whatsAppAddress(company.whatsApp, products.join('\r\n')),
      );
  });
  await test.step('two clicks copy it, without an email address, and say so', async () => {
    await quantity(page, second).fill('1 pallet');
    await copyButton(page).dblclick();
    await expect(sendPart(page).getByText(contactForm.copiedNote)).toHaveCount(1);
    await expect(sendPart(page).locator('textarea[readonly]')).toHaveCount(0);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r\n', '\n').split('\n')).toEqual([
      ...products,
      `   ${copy.quantityLabel}: ${typed('1 pallet')}`,
    ]);
  });
  await test.step('it is shown for copying by hand when the browser forbids copying', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await quantity(page, second).fill('');
    await copyButton(page).click();
    await expect(sendPart(page).locator('textarea[readonly]')).toHaveValue(products.join('\n'));
  });
  await test.step('each product has its season in the chosen month', async () => {
    for (const [index, name] of seasonTexts.months.entries()) {
      await list(page).getByRole('combobox').selectOption(name);
      for (const { id } of [first, second]) {
        const level = levelIn(yearOf(seasons[id]), index + 1);
        const line = list(page)
          .getByRole('listitem')
          .nth(id === first.id ? 0 : 1);
        if (level) await expect(line).toContainText(copy.season(level, name));
      }
    }
  });
  await quantity(page, first).fill('2 pallets & more');
  await list(page).getByRole('textbox', { name: copy.destinationLabel }).fill('Hull');
  await list(page).getByRole('combobox').selectOption(march);
  await detail(page, contactForm.nameLabel).fill('Mona Adel');
  await detail(page, contactForm.emailLabel).fill('mona@example.com');
  await detail(page, send.noteLabel).fill('Soon?');
  const expected = [
    `${enquiryMailTexts.nameLabel}: ${typed('Mona Adel')}`,
    `${enquiryMailTexts.emailLabel}: ${typed('mona@example.com')}`,
    '',
    numbered(1, first),
    `   ${copy.quantityLabel}: ${typed('2 pallets & more')}`,
    numbered(2, second),
    '',
    `${copy.destinationLabel}: ${typed('Hull')}`,
    `${copy.monthLabel}: ${march}`,
    '',
    typed('Soon?'),
  ];
  expect(await message(page).textContent()).toBe(expected.join('\n'));
  const mails = countMails(page);
  const address = await mailtoOpenedBy(page, async () => {
    await detail(page, contactForm.nameLabel).press('Enter');
    await page.keyboard.press('Enter');
  });
  expect(address).toMatch(/^mailto:[^?]*\?subject=[^&]*&body=[^&]*$/);
  expect(address).toContain(`mailto:${company.email}?`);
  const subject = fill(enquiryMailTexts.subject, {
    name: typed('Mona Adel'),
    products: listText([first.name, second.name]),
  });
  expect(address).toContain(`subject=${encodeURIComponent(subject)}&`);
  expect(decodeURIComponent(address.split('&body=')[1] ?? '')).toBe(expected.join('\r\n'));

  await expect(openedNote(page)).toContainText(contactForm.openedNote);
  // What the English note must not say.
  await expect(sendPart(page)).not.toContainText(/\b(was|been) sent\b/i);
  await expect(detail(page, contactForm.nameLabel)).toHaveValue('Mona Adel');
  await expect(quantity(page, first)).toHaveValue('2 pallets & more');

  await test.step('a later double click opens another email', async () => {
    // The visitor comes back because the mail program did not open: more than a second later.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1100)));
    await submitButton(page).dblclick();
    await expect.poll(mails).toBe(2);
  });
});
