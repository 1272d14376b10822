import type { Page } from '@playwright/test';
import { typed } from '../../app/contact/mail-to.ts';
import { fill as fillText } from '../../app/text/fill.ts';
import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { holdCode } from '../support/hold-requests.ts';
import { expect, hydrated, open, test, typeInto } from '../support/site.ts';
import {
  countMails,
  type FieldName,
  field,
  fill,
  form,
  mailtoOpenedBy,
  submit,
} from './contact-form.ts';

const { mail } = contactForm;
const fieldNames: FieldName[] = ['name', 'email', 'phone', 'message'];

test('the contact form has the fields and placeholders of the specification @fixture', async ({
  page,
}) => {
  await open(page, '/contact');
  for (const name of fieldNames) {
    await expect(field(page, name)).toHaveAttribute(
      'placeholder',
      contactForm[`${name}Placeholder`],
    );
    if (name !== 'phone') await expect(field(page, name)).toHaveAttribute('required');
    else await expect(field(page, name)).not.toHaveAttribute('required');
  }
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'message')).toHaveAttribute('rows', '3');
});

test('the browser validates the contact form and shows its own messages @every-engine @every-language @fixture', async ({
  page,
}) => {
  await open(page, '/contact');
  const mails = countMails(page);
  const expectStopAt = async (name: FieldName) => {
    await submit(page);
    await expect(field(page, name)).toBeFocused();
    const { valid, custom } = await field(page, name).evaluate((input: HTMLInputElement) => ({
      valid: input.validity.valid,
      custom: input.validity.customError,
    }));
    expect({ valid, custom }).toEqual({ valid: false, custom: false });
  };
  await expectStopAt('name');
  await typeInto(field(page, 'name'), 'Mona');
  await expectStopAt('email');
  await typeInto(field(page, 'email'), 'mona at example');
  await expectStopAt('email');
  await typeInto(field(page, 'email'), 'mona@example.com');
  await expectStopAt('message');
  await expect(form(page)).not.toContainText(contactForm.openedNote);
  expect(mails()).toBe(0);
});

test('the contact form opens the mail program with the exact message, then clears its fields @every-language @fixture', async ({
  page,
}) => {
  await open(page, '/about');
  await fill(page, { name: 'Mona Adel', email: 'mona@example.com', message: 'Oranges & dates?' });
  const address = await mailtoOpenedBy(page, () => submit(page));
  const subject = fillText(mail.subject, { name: typed('Mona Adel') });
  const body = [
    `${mail.nameLabel}: ${typed('Mona Adel')}`,
    `${mail.emailLabel}: ${typed('mona@example.com')}`,
    `${mail.phoneLabel}: ${mail.noPhone}`,
    mail.messageLabel,
    typed('Oranges & dates?'),
  ].join('\r\n');
  expect(address).toBe(
    `mailto:${company.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
  );
  expect(new URL(page.url()).pathname).toBe(localAddress('/about'));
  for (const name of fieldNames) {
    await expect(field(page, name)).toHaveValue('');
  }
  const note = form(page).getByRole('status').first();
  await expect(note).toContainText(contactForm.openedNote);
  await expect(form(page)).not.toContainText(/\b(was|been) sent\b/i);
});

const specialTexts = [
  'A & B',
  '1 + 1',
  '100 %',
  '"quoted" \'twice\'',
  'two\nlines',
  'منى عادل',
  '🍊🍋',
  '?a=b#c',
  '<b>&amp;',
];
test('the email contains unusual texts unchanged in name and message @fixture', async ({
  page,
}) => {
  await open(page, '/contact');
  for (const text of specialTexts) {
    await fill(page, {
      name: text.replace('\n', ' '),
      email: 'a@example.com',
      phone: '+20 1',
      message: text,
    });
    const address = await mailtoOpenedBy(page, () => submit(page));
    const query = address.slice(address.indexOf('?') + 1).split('&');
    expect(query.map((part) => part.split('=')[0])).toEqual(['subject', 'body']);
    const [subject, body] = query.map((part) =>
      decodeURIComponent(part.slice(part.indexOf('=') + 1)),
    );
    const name = text.replace('\n', ' ');
    expect(subject).toBe(fillText(mail.subject, { name: typed(name) }));
    expect(body).toBe(
      [
        `${mail.nameLabel}: ${typed(name)}`,
        `${mail.emailLabel}: ${typed('a@example.com')}`,
        `${mail.phoneLabel}: ${typed('+20 1')}`,
        mail.messageLabel,
        ...text.split('\n').map(typed),
      ].join('\r\n'),
    );
  }
});

test('the contact form copies a long message to the clipboard in full @fixture', async ({
  page,
  context,
  browserName,
}) => {
  // Chromium forbids it without a window.
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
  await open(page, '/contact');
  const message = 'A long letter about onions. '.repeat(100).trim();
  await fill(page, { name: 'Mona', email: 'mona@example.com', message });
  const address = await mailtoOpenedBy(page, () => submit(page));
  expect(decodeURIComponent(address)).toContain(message);
  await expect(form(page).getByRole('status').first()).toContainText(contactForm.longMessageNote);
  await form(page).getByRole('button', { name: contactForm.copyLabel }).click();
  await expect(form(page)).toContainText(contactForm.copiedNote);
  // No engine but Chromium lets a test read the clipboard.
  await field(page, 'message').focus();
  await page.keyboard.press('Control+V');
  await expect(field(page, 'message')).toHaveValue(
    [
      `${mail.nameLabel}: Mona`,
      `${mail.emailLabel}: mona@example.com`,
      `${mail.phoneLabel}: ${mail.noPhone}`,
      mail.messageLabel,
      message,
    ].join('\n'),
  );
});

test('the contact form shows the note on long messages for long messages only @fixture', async ({
  page,
}) => {
  await open(page, '/contact');
  await fill(page, { name: 'Mona', email: 'mona@example.com', message: 'Short.' });
  await mailtoOpenedBy(page, () => submit(page));
  await expect(form(page).getByRole('status').first()).not.toContainText(
    contactForm.longMessageNote,
  );
});

test('the contact form shows the message as text when the browser forbids copying @fixture', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, '/contact');
  await fill(page, { name: 'Mona', email: 'mona@example.com', message: 'Lemons?' });
  await mailtoOpenedBy(page, () => submit(page));
  await form(page).getByRole('button', { name: contactForm.copyLabel }).click();
  await expect(form(page).locator('textarea[readonly]')).toHaveValue(/Lemons\?$/);
});

const values = { name: 'Mona Adel', email: 'mona@example.com', message: 'Oranges?' };
const submitButton = (page: Page) =>
  form(page).getByRole('button', { name: contactForm.submitLabel });

/** Expects that one email was opened, and that the cleared form shows no error. */
async function expectOneMail(page: Page, mails: () => number) {
  await expect(form(page).getByRole('status').first()).toContainText(contactForm.openedNote);
  await expect(form(page).locator(':user-invalid, [aria-invalid]')).toHaveCount(0);
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue('');
  await expect.poll(mails).toBe(1);
}

const twice: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => submitButton(page).dblclick(),
  // Two slow taps are two single clicks.
  'two clicks': async (page) => {
    await submitButton(page).click();
    await submitButton(page).click();
  },
  'Enter pressed twice': async (page) => {
    await field(page, 'name').press('Enter');
    await page.keyboard.press('Enter');
  },
};
for (const [name, submitTwice] of Object.entries(twice)) {
  test(`${name} in the contact form opens one email and shows no error @fixture`, async ({
    page,
  }) => {
    await open(page, '/contact');
    await fill(page, values);
    const mails = countMails(page);
    await submitTwice(page);
    await expectOneMail(page, mails);
  });
}

test('the contact form validates and opens a second message after the first @fixture', async ({
  page,
}) => {
  await open(page, '/contact');
  await fill(page, values);
  const mails = countMails(page);
  await submitButton(page).dblclick();
  await field(page, 'name').fill('Mona');
  await submit(page);
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await fill(page, values);
  await submit(page);
  await expect.poll(mails).toBe(2);
});

for (const name of ['name', 'message'] as const) {
  const blank = name === 'name' ? '   ' : ' \n ';
  const send: Record<string, (page: Page) => Promise<void>> = {
    // Without leaving the blank field, where the key submits the form.
    Enter: (page) => field(page, name === 'name' ? 'name' : 'email').press('Enter'),
    'a click': submit,
  };
  test(`the browser reports a ${name} of only spaces as missing @fixture`, async ({ page }) => {
    await open(page, '/contact');
    const mails = countMails(page);
    for (const [action, press] of Object.entries(send))
      await test.step(`after ${action}`, async () => {
        await fill(page, values);
        await field(page, name).fill(blank);
        await press(page);
        await expect(field(page, name)).toBeFocused();
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        const { missing, custom } = await field(page, name).evaluate((input: HTMLInputElement) => ({
          missing: input.validity.valueMissing,
          custom: input.validity.customError,
        }));
        expect({ missing, custom }).toEqual({ missing: true, custom: false });
        await expect(form(page)).not.toContainText(contactForm.openedNote);
        expect(mails()).toBe(0);
      });
  });
}

test('the contact form opens one email when it is submitted twice before hydration @fixture', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto(localAddress('/contact'), { waitUntil: 'commit' });
  await fill(page, values);
  const mails = countMails(page);
  await submitButton(page).dblclick();
  await expect(field(page, 'name')).toHaveValue(values.name);
  expect(mails()).toBe(0);
  const address = await mailtoOpenedBy(page, async () => release());
  const subject = fillText(mail.subject, { name: values.name });
  expect(address).toContain(`?subject=${encodeURIComponent(subject)}&body=`);
  await expectOneMail(page, mails);
});

test('a name of only spaces that is submitted before hydration is reported as missing @fixture', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto(localAddress('/contact'), { waitUntil: 'commit' });
  await fill(page, { ...values, name: '   ' });
  const mails = countMails(page);
  await field(page, 'name').press('Enter');
  release();
  await hydrated(page);
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'message')).toHaveValue(values.message);
  expect(mails()).toBe(0);
});
