import type { Page } from '@playwright/test';
import { typed } from '../../app/contact/mail-to.ts';
import { addressOf } from '../../app/pages.ts';
import { fill as fillText } from '../../app/text/fill.ts';
import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { localAddress } from '../../content/languages.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { labelOf } from '../support/label-of.ts';
import { openWithoutCode } from '../support/open-without-code.ts';
import { simulateBackForwardCache } from '../support/safari-behaviour.ts';
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

const values = { name: 'Mona Adel', email: 'mona@example.com', message: 'Oranges & dates?' };
const submitButton = (page: Page) =>
  form(page).getByRole('button', { name: contactForm.submitLabel });
const note = (page: Page) => form(page).getByRole('status').first();

/** Expects the note on the opened email, and fields that are empty and without an error. */
async function expectCleared(page: Page) {
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue('');
  await expect(note(page)).toContainText(contactForm.openedNote);
  await expect(form(page).locator(':user-invalid, [aria-invalid]')).toHaveCount(0);
}

/** Expects that the browser has found the fault, and that the page has no message of its own. */
async function expectFault(page: Page, name: FieldName, fault: 'valueMissing' | 'typeMismatch') {
  await expect(field(page, name)).toBeFocused();
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  const validity = await field(page, name).evaluate(
    ({ validity }: HTMLInputElement, fault) => ({
      fault: validity[fault],
      custom: validity.customError,
    }),
    fault,
  );
  expect(validity).toEqual({ fault: true, custom: false });
  await expect(page.getByText(contactForm.missingField)).toHaveCount(0);
  await expect(form(page)).not.toContainText(contactForm.openedNote);
}

test('the browser validates the contact form and shows its own messages @every-engine @every-language @fixture', async ({
  page,
}) => {
  await open(page, '/contact');
  const mails = countMails(page);

  await submit(page);
  await expectFault(page, 'name', 'valueMissing');
  await typeInto(field(page, 'name'), values.name);
  await submit(page);
  await expectFault(page, 'email', 'valueMissing');
  await typeInto(field(page, 'email'), 'mona at example');
  await submit(page);
  await expectFault(page, 'email', 'typeMismatch');
  await typeInto(field(page, 'email'), values.email);
  await submit(page);
  await expectFault(page, 'message', 'valueMissing');
  expect(mails()).toBe(0);
});

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

test('the contact form opens one email, with the exact message, when it is submitted twice, also before hydration, and is cleared @fixture', async ({
  page,
}) => {
  const hydrate = await openWithoutCode(page, '/contact');
  const mails = countMails(page);

  await test.step('before hydration', async () => {
    await fill(page, values);
    await submitButton(page).dblclick();
    await expect(field(page, 'name')).toHaveValue(values.name);
    expect(mails()).toBe(0);
    const address = await mailtoOpenedBy(page, hydrate);
    const subject = fillText(mail.subject, { name: typed(values.name) });
    const body = [
      `${mail.nameLabel}: ${typed(values.name)}`,
      `${mail.emailLabel}: ${typed(values.email)}`,
      `${mail.phoneLabel}: ${mail.noPhone}`,
      mail.messageLabel,
      typed(values.message),
    ].join('\r\n');
    expect(address).toBe(
      `mailto:${company.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    );
    expect(new URL(page.url()).pathname).toBe(localAddress('/contact'));
    await expectCleared(page);
    await expect(form(page)).not.toContainText(/\b(was|been) sent\b/i);
    expect(mails()).toBe(1);
  });

  for (const [way, submitTwice] of Object.entries(twice))
    await test.step(way, async () => {
      const before = mails();
      await fill(page, values);
      await submitTwice(page);
      await expectCleared(page);
      await expect.poll(mails).toBe(before + 1);
    });

  await test.step('a second message is validated and opened as well', async () => {
    const before = mails();
    await field(page, 'name').fill('Mona');
    await submit(page);
    await expect(field(page, 'email')).toBeFocused();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    expect(mails()).toBe(before);
    await fill(page, values);
    await submit(page);
    await expect.poll(mails).toBe(before + 1);
  });

  await test.step('later, an empty form is validated', async () => {
    const before = mails();
    // A press right after the message was opened belongs to that.
    await expect(async () => {
      await submit(page);
      await expect(field(page, 'name')).toBeFocused({ timeout: 100 });
    }).toPass();
    expect(mails()).toBe(before);
  });

  await test.step('a name of only spaces, before hydration, is reported as missing', async () => {
    const before = mails();
    const hydrateAgain = await openWithoutCode(page, '/about');
    await fill(page, { ...values, name: '   ' });
    await field(page, 'name').press('Enter');
    await hydrateAgain();
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'message')).toHaveValue(values.message);
    expect(mails()).toBe(before);
  });
});

test('the contact form reports spaces as missing, and offers a long message for copying @fixture', async ({
  page,
  context,
}) => {
  // Chromium forbids it without a window.
  await context.grantPermissions(['clipboard-write']);
  await open(page, '/contact');
  const mails = countMails(page);

  await test.step('a name or a message of only spaces is missing', async () => {
    await fill(page, values);
    for (const [name, blank, entered] of [
      ['name', '   ', 'name'],
      // Enter in a message is a line break.
      ['message', ' \n ', 'email'],
    ] as const) {
      for (const press of [() => field(page, entered).press('Enter'), () => submit(page)]) {
        await field(page, name).fill(blank);
        await press();
        await expectFault(page, name, 'valueMissing');
      }
      await field(page, name).fill(values[name]);
    }
    expect(mails()).toBe(0);
  });

  await test.step('a long message has a note, and is copied in full', async () => {
    const message = 'A long letter about onions. '.repeat(100).trim();
    await fill(page, { ...values, message });
    const address = await mailtoOpenedBy(page, () => submit(page));
    expect(decodeURIComponent(address)).toContain(message);
    await expect(note(page)).toContainText(contactForm.longMessageNote);
    await form(page).getByRole('button', { name: contactForm.copyLabel }).click();
    await expect(form(page)).toContainText(contactForm.copiedNote);
    // No engine but Chromium lets a test read the clipboard.
    await field(page, 'message').focus();
    await page.keyboard.press('Control+V');
    await expect(field(page, 'message')).toHaveValue(
      [
        `${mail.nameLabel}: ${values.name}`,
        `${mail.emailLabel}: ${values.email}`,
        `${mail.phoneLabel}: ${mail.noPhone}`,
        mail.messageLabel,
        message,
      ].join('\n'),
    );
  });

  await test.step('the note of the next message is new, so that screen readers announce it', async () => {
    const before = await note(page).getByRole('paragraph').first().elementHandle();
    await fill(page, { ...values, message: 'Another long letter. '.repeat(100) });
    await mailtoOpenedBy(page, () => submit(page));
    await expect(note(page)).toContainText(contactForm.longMessageNote);
    expect(await before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  });

  await test.step('a reload brings the message back, once', async () => {
    await fill(page, { ...values, message: 'Mangoes?' });
    await mailtoOpenedBy(page, () => submit(page));
    await expectCleared(page);
    await page.reload();
    await expect(field(page, 'message')).toHaveValue('Mangoes?');
    await expect(field(page, 'name')).toHaveValue(values.name);
    for (const name of fieldNames) await field(page, name).fill('');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'message')).toHaveValue('');
  });

  await test.step('the message is shown as text when the browser forbids copying', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await fill(page, { ...values, message: 'Lemons?' });
    await mailtoOpenedBy(page, () => submit(page));
    await form(page).getByRole('button', { name: contactForm.copyLabel }).click();
    const shown = form(page).locator('textarea[readonly]');
    await expect(shown).toHaveValue(/Lemons\?$/);
    await simulateBackForwardCache(page);
    await expect(shown).toHaveValue(/Lemons\?$/);
  });
});

test('the contact form keeps its note and the message to copy while the enquiry page folds it', async ({
  page,
}) => {
  await open(page, addressOf('enquiry'));
  const openGallery = async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('/gallery') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
  };
  await openGallery();
  await fill(page, values);
  await mailtoOpenedBy(page, () => submit(page));
  await page.goBack();
  await expect(page.getByRole('contentinfo').locator('summary')).toBeVisible();
  await openGallery();
  await expectCleared(page);
  await expect(form(page).getByRole('button', { name: contactForm.copyLabel })).toBeVisible();
});
