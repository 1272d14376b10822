// Forms in a browser of another language than the page (docs/decisions/0044-forms-in-the-language-of-the-page.md).
import type { Locator } from '@playwright/test';
import { contactForm } from '../../content/contact-form.ts';
import { otherLanguages } from '../../content/languages.ts';
import { newsPage } from '../../content/pages/news.ts';
import {
  detail,
  first,
  headerLink,
  putOnList,
  submit as submitEnquiry,
} from '../enquiry/enquiry.ts';
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

test.use({ locale: otherLanguages[0]?.locale });

test('in a browser of another language, all forms answer in the language of the page @every-language', async ({
  page,
}) => {
  await putOnList(page, first);
  await open(page, '/news');

  await test.step('the newsletter', async () => {
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

  await test.step('the contact form, at each field', async () => {
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
    // It is filled in now.
    await expectError(field(page, 'email'), noEmailAddress);
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

  await test.step('the enquiry', async () => {
    await headerLink(page, 1).click();
    await submitEnquiry(page);
    await expectError(detail(page, contactForm.nameLabel), missingField);
    await expectError(detail(page, contactForm.emailLabel), missingField);
  });
});
