import { company } from '../content/company.ts';
import { localAddress } from '../content/languages.ts';
import { field, fill, form, mailtoOpenedBy, submit } from './contact-form.ts';
import { expect, open, test } from './site.ts';

test('the contact form has the fields and placeholders of the specification', async ({ page }) => {
  await open(page, '/contact');
  const placeholders = {
    'Full name': 'Full Name*',
    'Email address': 'Email Address*',
    'Phone number': 'Phone Number',
    'Your message': 'Your Message*',
  };
  for (const [name, placeholder] of Object.entries(placeholders)) {
    await expect(field(page, name)).toHaveAttribute('placeholder', placeholder);
    if (name !== 'Phone number') await expect(field(page, name)).toHaveAttribute('required');
    else await expect(field(page, name)).not.toHaveAttribute('required');
  }
  await expect(field(page, 'Email address')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Your message')).toHaveAttribute('rows', '3');
});

test('the browser validates the contact form and shows its own messages', async ({ page }) => {
  await open(page, '/contact');
  let mails = 0;
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails += 1;
  });
  const expectStopAt = async (name: string) => {
    await submit(page);
    await expect(field(page, name)).toBeFocused();
    const { valid, custom } = await field(page, name).evaluate((input: HTMLInputElement) => ({
      valid: input.validity.valid,
      custom: input.validity.customError,
    }));
    expect({ valid, custom }).toEqual({ valid: false, custom: false });
  };
  await expectStopAt('Full name');
  await field(page, 'Full name').fill('Mona');
  await expectStopAt('Email address');
  await field(page, 'Email address').fill('mona at example');
  await expectStopAt('Email address');
  await field(page, 'Email address').fill('mona@example.com');
  await expectStopAt('Your message');
  expect(mails).toBe(0);
  await field(page, 'Your message').fill('Hello');
  await mailtoOpenedBy(page, () => submit(page));
});

test('the contact form opens the mail program with the exact message, then clears its fields', async ({
  page,
}) => {
  await open(page, '/about');
  await fill(page, { name: 'Mona Adel', email: 'mona@example.com', message: 'Oranges & dates?' });
  const address = await mailtoOpenedBy(page, () => submit(page));
  expect(address).toBe(
    `mailto:${company.email}?subject=Contact%20Form%20Submission%20from%20Mona%20Adel&body=` +
      'Name%3A%20Mona%20Adel%0D%0AEmail%3A%20mona%40example.com%0D%0APhone%3A%20N%2FA%0D%0AMessage%3A%0D%0AOranges%20%26%20dates%3F',
  );
  await expect(page).toHaveURL(localAddress('/about'));
  for (const name of ['Full name', 'Email address', 'Phone number', 'Your message']) {
    await expect(field(page, name)).toHaveValue('');
  }
  const note = form(page).getByRole('status').first();
  await expect(note).toContainText('Your mail program should have opened');
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
    expect(subject).toBe(`Contact Form Submission from ${name}`);
    expect(body).toBe(
      [
        `Name: ${name}`,
        'Email: a@example.com',
        'Phone: +20 1',
        'Message:',
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
    await expect(form(page).getByRole('status').first()).toContainText(
      'some mail programs shorten',
    );
    await form(page).getByRole('button', { name: 'Copy the message' }).click();
    await expect(form(page)).toContainText('Message copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r\n', '\n')).toBe(
      `Name: Mona\nEmail: mona@example.com\nPhone: N/A\nMessage:\n${message}`,
    );
  },
);

test('the contact form shows the note on long messages for long messages only', async ({
  page,
}) => {
  await open(page, '/contact');
  await fill(page, { name: 'Mona', email: 'mona@example.com', message: 'Short.' });
  await mailtoOpenedBy(page, () => submit(page));
  await expect(form(page).getByRole('status').first()).not.toContainText('shorten');
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
  await form(page).getByRole('button', { name: 'Copy the message' }).click();
  await expect(form(page).locator('textarea[readonly]')).toHaveValue(/Lemons\?$/);
});

test('the contact form treats fields of only spaces as empty', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, { name: '   ', email: 'mona@example.com', message: ' \n ' });
  await submit(page);
  await expect(field(page, 'Full name')).toBeFocused();
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(field(page, 'Your message')).toHaveValue('');
  await expect(form(page)).not.toContainText('should have opened');
});
