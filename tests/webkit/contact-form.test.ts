// The contact form: validation, the email, the copied message and the draft.
import { company } from '../../content/company.ts';
import { contactForm as copy } from '../../content/pages/contact.ts';
import { describe, eventually, expect, test } from './fixtures.ts';
import type { Page } from './page.ts';

const form = { role: 'region', name: copy.heading } as const;
const field = (name: string) => ({ role: 'textbox', name, within: form }) as const;
const button = (name: string) => ({ role: 'button', name, within: form }) as const;
const submit = button(copy.submitLabel);
const fields = [copy.nameLabel, copy.emailLabel, copy.phoneLabel, copy.messageLabel];

const typed = {
  [copy.nameLabel]: 'Mona Adel',
  [copy.emailLabel]: 'mona@example.com',
  [copy.messageLabel]: 'Oranges & dates? 100 %',
};
const fill = async (page: Page) => {
  for (const [name, text] of Object.entries(typed)) await page.fill(field(name), text);
};
const values = async (page: Page) => {
  const all = fields.map(async (name) => [name, await page.value(field(name))]);
  return Object.fromEntries(await Promise.all(all));
};
const filled = { ...typed, [copy.phoneLabel]: '' };
const text =
  'Name: Mona Adel\nEmail: mona@example.com\nPhone: N/A\nMessage:\nOranges & dates? 100 %';
const formContains = (page: Page, text: string) =>
  page.read(form, (element, text) => element.textContent.includes(text) as boolean, text);

describe('contact form', () => {
  test('is validated by the browser', async ({ page }) => {
    await page.open('/contact');
    const expectStopAt = async (name: string) => {
      await page.click(submit);
      await eventually(() => page.hasFocus(field(name)), name).toBe(true);
      expect(await page.read(field(name), (input) => input.validity.valid as boolean)).toBe(false);
    };
    await expectStopAt(copy.nameLabel);
    await page.fill(field(copy.nameLabel), 'Mona');
    await expectStopAt(copy.emailLabel);
    await page.fill(field(copy.emailLabel), 'mona at example');
    await expectStopAt(copy.emailLabel);
    await page.fill(field(copy.emailLabel), 'mona@example.com');
    await expectStopAt(copy.messageLabel);
    expect(await page.tab.mails()).toEqual([]);
    expect(await formContains(page, copy.openedNote)).toBe(false);
  });

  test('opens the mail program with the exact message', async ({ page }) => {
    await page.open('/contact');
    await fill(page);
    await page.click(submit);
    await eventually(() => page.tab.mails()).toEqual([
      `mailto:${company.email}?subject=Contact%20Form%20Submission%20from%20Mona%20Adel&body=` +
        'Name%3A%20Mona%20Adel%0D%0AEmail%3A%20mona%40example.com%0D%0APhone%3A%20N%2FA%0D%0A' +
        'Message%3A%0D%0AOranges%20%26%20dates%3F%20100%20%25',
    ]);
  });

  test('is cleared after submitting, and the message can be copied', async ({ page }) => {
    await page.tab.gotoForMailto(`${page.origin}/contact`);
    await page.hydrated();
    await fill(page);
    await page.click(submit);
    await eventually(() => formContains(page, copy.openedNote)).toBe(true);
    expect(await values(page)).toEqual(Object.fromEntries(fields.map((name) => [name, ''])));
    await page.click(button(copy.copyLabel));
    await eventually(() => formContains(page, copy.copiedNote)).toBe(true);
    await page.click(field(copy.messageLabel));
    await page.press('v', 'Control');
    await eventually(() => page.value(field(copy.messageLabel))).toBe(text);
  });

  test('keeps an unsent message after a reload and on other pages', async ({ page }) => {
    await page.open('/contact');
    await fill(page);
    await page.reload();
    expect(await values(page)).toEqual(filled);
    await page.open('/about');
    expect(await values(page)).toEqual(filled);
  });
});
