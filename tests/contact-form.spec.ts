import { fill as fillText } from '../app/lib/fill.ts';
import { leftToRight } from '../app/lib/mail-to.ts';
import { company } from '../content/company.ts';
import { localAddress } from '../content/languages.ts';
import { contactForm } from '../content/pages/contact.ts';
import { type FieldName, field, fill, form, mailtoOpenedBy, submit } from './contact-form.ts';
import { expect, open, test } from './site.ts';

const { mail } = contactForm;
const fieldNames: FieldName[] = ['name', 'email', 'phone', 'message'];

test('the contact form has the fields and placeholders of the specification', async ({ page }) => {
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

test('the browser validates the contact form and shows its own messages', async ({ page }) => {
  await open(page, '/contact');
  let mails = 0;
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails += 1;
  });
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
  await field(page, 'name').fill('Mona');
  await expectStopAt('email');
  await field(page, 'email').fill('mona at example');
  await expectStopAt('email');
  await field(page, 'email').fill('mona@example.com');
  await expectStopAt('message');
  expect(mails).toBe(0);
  await field(page, 'message').fill('Hello');
  await mailtoOpenedBy(page, () => submit(page));
});

test('the contact form opens the mail program with the exact message, then clears its fields', async ({
  page,
}) => {
  await open(page, '/about');
  await fill(page, { name: 'Mona Adel', email: 'mona@example.com', message: 'Oranges & dates?' });
  const address = await mailtoOpenedBy(page, () => submit(page));
  const subject = fillText(mail.subject, { name: 'Mona Adel' });
  const body = [
    `${mail.nameLabel}: Mona Adel`,
    `${mail.emailLabel}: mona@example.com`,
    `${mail.phoneLabel}: ${mail.noPhone}`,
    mail.messageLabel,
    'Oranges & dates?',
  ].join('\r\n');
  expect(address).toBe(
    `mailto:${company.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
  );
  await expect(page).toHaveURL(localAddress('/about'));
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
for (const text of specialTexts) {
  test(`the email contains ${JSON.stringify(text)} unchanged in name and message`, async ({
    page,
  }) => {
    await open(page, '/contact');
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
    expect(subject).toBe(fillText(mail.subject, { name }));
    expect(body).toBe(
      [
        `${mail.nameLabel}: ${name}`,
        `${mail.emailLabel}: a@example.com`,
        `${mail.phoneLabel}: ${leftToRight('+20 1')}`,
        mail.messageLabel,
        ...text.split('\n'),
      ].join('\r\n'),
    );
  });
}

/** Only Chromium lets a test read the clipboard. */
const clipboard = { tag: '@chromium' };

test(
  'the contact form copies a long message to the clipboard in full',
  clipboard,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/contact');
    const message = 'A long letter about onions. '.repeat(100).trim();
    await fill(page, { name: 'Mona', email: 'mona@example.com', message });
    const address = await mailtoOpenedBy(page, () => submit(page));
    expect(decodeURIComponent(address)).toContain(message);
    await expect(form(page).getByRole('status').first()).toContainText(contactForm.longMessageNote);
    await form(page).getByRole('button', { name: contactForm.copyLabel }).click();
    await expect(form(page)).toContainText(contactForm.copiedNote);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r\n', '\n')).toBe(
      [
        `${mail.nameLabel}: Mona`,
        `${mail.emailLabel}: mona@example.com`,
        `${mail.phoneLabel}: ${mail.noPhone}`,
        mail.messageLabel,
        message,
      ].join('\n'),
    );
  },
);

test('the contact form shows the note on long messages for long messages only', async ({
  page,
}) => {
  await open(page, '/contact');
  await fill(page, { name: 'Mona', email: 'mona@example.com', message: 'Short.' });
  await mailtoOpenedBy(page, () => submit(page));
  await expect(form(page).getByRole('status').first()).not.toContainText(
    contactForm.longMessageNote,
  );
});

test('the contact form shows the message as text when the browser forbids copying', async ({
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

test('the contact form treats fields of only spaces as empty', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, { name: '   ', email: 'mona@example.com', message: ' \n ' });
  await submit(page);
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveValue('');
  await expect(field(page, 'message')).toHaveValue('');
  await expect(form(page)).not.toContainText(contactForm.openedNote);
});
