// Forms in a browser of another language than the page (docs/decisions/0044-forms-in-the-language-of-the-page.md).
import type { Locator } from '@playwright/test';
import { otherLanguages } from '../../content/languages.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { newsPage } from '../../content/pages/news.ts';
import { products } from '../../content/products.ts';
import { expect, open, test, typeInto } from '../support/site.ts';
import { countMails, field, submit } from './contact-form.ts';

const { missingField, noEmailAddress } = contactForm;

async function expectError(input: Locator, error: string) {
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(error);
  const form = input.locator('xpath=ancestor::form');
  await expect(form.getByText(error, { exact: true }).first()).toBeVisible();
}

async function expectNoError(input: Locator) {
  await expect(input).not.toHaveAttribute('aria-invalid');
  await expect(input).toHaveAccessibleDescription('');
}

test('in a browser of the page’s language, the browser alone answers a form @every-language', async ({
  page,
}) => {
  await open(page, '/contact');
  await submit(page);
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.getByText(missingField)).toHaveCount(0);
});

test.describe('in a browser of another language', () => {
  test.use({ locale: otherLanguages[0]?.locale });

  test('the contact form answers in the language of the page, at each field @every-engine @every-language', async ({
    page,
  }) => {
    await open(page, '/contact');
    const mails = countMails(page);
    // Twice, without a pause.
    await submit(page);
    await submit(page);
    await expect(field(page, 'name')).toBeFocused();
    for (const name of ['name', 'email', 'message'] as const)
      await expectError(field(page, name), missingField);
    await expectNoError(field(page, 'phone'));

    await typeInto(field(page, 'name'), 'Mona');
    await expectNoError(field(page, 'name'));
    await typeInto(field(page, 'email'), 'mona at example');
    await submit(page);
    await expect(field(page, 'email')).toBeFocused();
    await expectError(field(page, 'email'), noEmailAddress);
    await typeInto(field(page, 'email'), 'mona@example.com');
    await expectNoError(field(page, 'email'));
    // A name of spaces is none.
    await typeInto(field(page, 'name'), '   ');
    await typeInto(field(page, 'message'), 'Dates?');
    await submit(page);
    await expectError(field(page, 'name'), missingField);
    expect(mails()).toBe(0);
  });

  test('the newsletter answers in the language of the page @every-language', async ({ page }) => {
    await open(page, '/news');
    const email = page
      .getByRole('main')
      .getByRole('textbox', { name: newsPage.newsletter.inputLabel });
    const send = page.getByRole('button', { name: newsPage.newsletter.buttonLabel });
    await send.click();
    await expectError(email, missingField);
    await typeInto(email, 'mona');
    await send.click();
    await expectError(email, noEmailAddress);
    await expect(email).toBeFocused();
    await typeInto(email, 'mona@example.com');
    await send.click();
    await expectNoError(email);
    await expect(page.getByText(newsPage.newsletter.answer)).toBeVisible();
  });

  test('the enquiry answers in the language of the page @every-language', async ({ page }) => {
    await open(page, `/enquiry?add=${products[0]?.id}`);
    await page.getByRole('button', { name: enquiryPage.send.submitLabel }).click();
    const send = page.getByRole('region', { name: enquiryPage.send.heading });
    await expectError(send.getByRole('textbox', { name: contactForm.nameLabel }), missingField);
    await expectError(send.getByRole('textbox', { name: contactForm.emailLabel }), missingField);
  });
});
