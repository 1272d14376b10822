import type { Page } from '@playwright/test';
import { company } from '../content/company.ts';
import { hold } from './hold.ts';
import { expect, hydrated, open, test } from './site.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Get In Touch' }).locator('form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Write the email' }).click();

async function fill(
  page: Page,
  values: { name: string; email: string; phone?: string; message: string },
) {
  await field(page, 'Full name').fill(values.name);
  await field(page, 'Email address').fill(values.email);
  await field(page, 'Phone number').fill(values.phone ?? '');
  await field(page, 'Your message').fill(values.message);
}

/** The address that the browser hands to the mail program. */
async function mailOpenedBy(page: Page, act: () => Promise<void>) {
  const request = page.waitForRequest(/^mailto:/);
  await act();
  return (await request).url();
}

test('has the fields and the words of the specification', async ({ page }) => {
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

test("is checked by the browser, in the browser's own words", async ({ page }) => {
  await open(page, '/contact');
  let mails = 0;
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails += 1;
  });
  const stopsAt = async (name: string) => {
    await submit(page);
    await expect(field(page, name)).toBeFocused();
    const { valid, custom } = await field(page, name).evaluate((input: HTMLInputElement) => ({
      valid: input.validity.valid,
      custom: input.validity.customError,
    }));
    expect({ valid, custom }).toEqual({ valid: false, custom: false });
  };
  await stopsAt('Full name');
  await field(page, 'Full name').fill('Mona');
  await stopsAt('Email address');
  await field(page, 'Email address').fill('mona at example');
  await stopsAt('Email address');
  await field(page, 'Email address').fill('mona@example.com');
  await stopsAt('Your message');
  expect(mails).toBe(0);
  await field(page, 'Your message').fill('Hello');
  await mailOpenedBy(page, () => submit(page));
});

test('opens the mail program with the message, byte for byte, and is cleared', async ({ page }) => {
  await open(page, '/about');
  await fill(page, { name: 'Mona Adel', email: 'mona@example.com', message: 'Oranges & dates?' });
  const address = await mailOpenedBy(page, () => submit(page));
  expect(address).toBe(
    `mailto:${company.email}?subject=Contact%20Form%20Submission%20from%20Mona%20Adel&body=` +
      'Name%3A%20Mona%20Adel%0D%0AEmail%3A%20mona%40example.com%0D%0APhone%3A%20N%2FA%0D%0AMessage%3A%0D%0AOranges%20%26%20dates%3F',
  );
  await expect(page).toHaveURL('/about');
  for (const name of ['Full name', 'Email address', 'Phone number', 'Your message']) {
    await expect(field(page, name)).toHaveValue('');
  }
  const note = form(page).getByRole('status').first();
  await expect(note).toContainText('Your mail program should have opened');
  await expect(form(page)).not.toContainText(/\b(was|been) sent\b/i);
});

const awkward = [
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
for (const text of awkward) {
  test(`carries ${JSON.stringify(text)} unharmed in name and message`, async ({ page }) => {
    await open(page, '/contact');
    await fill(page, {
      name: text.replace('\n', ' '),
      email: 'a@example.com',
      phone: '+20 1',
      message: text,
    });
    const address = await mailOpenedBy(page, () => submit(page));
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

/** Only Chromium gives a test the clipboard. */
const clipboard = { tag: '@chromium' };

test(
  'offers the message for copying, and loses none of it',
  clipboard,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/contact');
    const message = 'A long letter about onions. '.repeat(100).trim();
    await fill(page, { name: 'Mona', email: 'mona@example.com', message });
    const address = await mailOpenedBy(page, () => submit(page));
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

test('says nothing of long messages after a short one', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, { name: 'Mona', email: 'mona@example.com', message: 'Short.' });
  await mailOpenedBy(page, () => submit(page));
  await expect(form(page).getByRole('status').first()).not.toContainText('shorten');
});

test('shows the message where the browser forbids copying', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, '/contact');
  await fill(page, { name: 'Mona', email: 'mona@example.com', message: 'Lemons?' });
  await mailOpenedBy(page, () => submit(page));
  await form(page).getByRole('button', { name: 'Copy the message' }).click();
  await expect(form(page).locator('textarea[readonly]')).toHaveValue(/Lemons\?$/);
});

test('keeps what was typed before script ran', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'Your message').fill('Typed early');
  release();
  await hydrated(page);
  await expect(field(page, 'Your message')).toHaveValue('Typed early');
});

test('keeps what was typed when the visitor looks at another page', async ({ page }) => {
  await open(page, '/contact');
  await field(page, 'Your message').fill('Half a message');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  // By then the new page has done what it does on arrival.
  await expect(page.getByRole('heading', { name: 'Photo Gallery' })).toBeFocused();
  await expect(field(page, 'Your message')).toHaveValue('Half a message');
});

test.describe('an unsent message', () => {
  const letter = { name: 'Mona', email: 'mona@example.com', phone: '+20 1', message: 'Two\nlines' };
  const expectLetter = async (page: Page) => {
    await expect(field(page, 'Full name')).toHaveValue(letter.name);
    await expect(field(page, 'Email address')).toHaveValue(letter.email);
    await expect(field(page, 'Phone number')).toHaveValue(letter.phone);
    await expect(field(page, 'Your message')).toHaveValue(letter.message);
  };
  const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('unsent-message'));

  test('outlives a reload and pages that are loaded whole', async ({ page }) => {
    await open(page, '/contact');
    await fill(page, letter);
    await page.reload();
    await hydrated(page);
    await expectLetter(page);
    await open(page, '/about');
    await expectLetter(page);
  });

  test('does not take the place of what was typed before script ran', async ({ page }) => {
    await open(page, '/contact');
    await fill(page, letter);
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    await field(page, 'Your message').fill('Typed early');
    release();
    await hydrated(page);
    await expect(field(page, 'Full name')).toHaveValue(letter.name);
    await expect(field(page, 'Your message')).toHaveValue('Typed early');
    await open(page, '/contact');
    await expect(field(page, 'Your message')).toHaveValue('Typed early');
  });

  test('is forgotten once it is handed on, or emptied', async ({ page }) => {
    await open(page, '/contact');
    await fill(page, letter);
    expect(await stored(page)).toContain('Mona');
    await mailOpenedBy(page, () => submit(page));
    expect(await stored(page)).toBeNull();
    await open(page, '/about');
    await expect(field(page, 'Full name')).toHaveValue('');
    await field(page, 'Full name').fill('Mona');
    expect(await stored(page)).toContain('Mona');
    await field(page, 'Full name').fill('');
    expect(await stored(page)).toBeNull();
  });

  for (const strange of ['null', '{"name":{"a":1},"action":"x"}', 'no JSON']) {
    test(`that somebody else wrote breaks nothing: ${strange}`, async ({ page }) => {
      await page.addInitScript((text) => sessionStorage.setItem('unsent-message', text), strange);
      await open(page, '/contact');
      await fill(page, letter);
      await mailOpenedBy(page, () => submit(page));
    });
  }
});

test('takes blanks for nothing', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, { name: '   ', email: 'mona@example.com', message: ' \n ' });
  await submit(page);
  await expect(field(page, 'Full name')).toBeFocused();
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(field(page, 'Your message')).toHaveValue('');
  await expect(form(page)).not.toContainText('should have opened');
});
