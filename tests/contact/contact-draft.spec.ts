// What a visitor has typed into the contact form and not sent yet.
import type { Page } from '@playwright/test';
import { otherLanguages } from '../../content/languages.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { holdCode } from '../support/hold-requests.ts';
import { labelOf } from '../support/label-of.ts';
import { simulateBackForwardCache } from '../support/safari-behaviour.ts';
import { expect, hydrated, open, test } from '../support/site.ts';
import { field, fill, mailtoOpenedBy, submit } from './contact-form.ts';

const [other] = otherLanguages;
if (!other) throw new Error('There is no other language.');

const key = 'unsent-message';
const draft = { name: 'Mona', email: 'mona@example.com', phone: '+20 1', message: 'Two\nlines' };
const expectDraft = async (page: Page) => {
  await expect(field(page, 'name')).toHaveValue(draft.name);
  await expect(field(page, 'email')).toHaveValue(draft.email);
  await expect(field(page, 'phone')).toHaveValue(draft.phone);
  await expect(field(page, 'message')).toHaveValue(draft.message);
};
const stored = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), key);
const store = (page: Page, text: string | null) =>
  page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, text ?? ''] as const);

test('an unsent contact message is kept until it is sent or cleared', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, draft);

  await test.step('on the next page', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('/gallery') })
      .click();
    // The focus moves last, so the page change is complete.
    await expect(page.getByRole('heading', { name: galleryPage.hero.heading })).toBeFocused();
    await expectDraft(page);
  });

  await test.step('after a reload', async () => {
    await page.reload();
    await hydrated(page);
    await expectDraft(page);
  });

  await test.step('in the other language, whose newer text Back does not replace', async () => {
    await page.getByRole('banner').getByRole('link', { name: other.name }).click();
    await hydrated(page);
    const message = page.getByRole('contentinfo').locator('textarea');
    await expect(message).toHaveValue(draft.message);
    await message.fill('More lines');
    await page.goBack();
    await hydrated(page);
    await expect(field(page, 'message')).toHaveValue('More lines');
    await expect(field(page, 'name')).toHaveValue(draft.name);
    expect(await stored(page)).toContain('More lines');
  });

  await test.step('nor Back to a page in the back-forward cache', async () => {
    const newer = await stored(page);
    await fill(page, draft);
    await store(page, newer);
    await simulateBackForwardCache(page);
    await expect(field(page, 'message')).toHaveValue('More lines');
    await expect(field(page, 'name')).toHaveValue(draft.name);
    expect(await stored(page)).toContain('More lines');
  });

  await test.step('until it is handed to the mail program or cleared', async () => {
    await mailtoOpenedBy(page, () => submit(page));
    expect(await stored(page)).toBeNull();
    await open(page, '/about');
    await expect(field(page, 'name')).toHaveValue('');
    await field(page, 'name').fill('Mona');
    expect(await stored(page)).toContain('Mona');
    await field(page, 'name').fill('');
    expect(await stored(page)).toBeNull();
  });
});

test('a stored draft that cannot be read is ignored; a draft and a text that was typed before script are both kept', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await store(page, 'no JSON');
  await open(page, '/contact');
  for (const invalid of ['null', '{"name":{"a":1},"action":"x"}']) {
    await store(page, invalid);
    await simulateBackForwardCache(page);
    await expect(field(page, 'name')).toHaveValue('');
  }
  await fill(page, draft);
  await mailtoOpenedBy(page, () => submit(page));

  const waitUntil = 'commit';
  for (const [typed, arrive] of [
    ['Typed on another page', () => page.goto('/about', { waitUntil })],
    ['Typed after a reload', () => page.reload({ waitUntil })],
  ] as const)
    await test.step(typed, async () => {
      await store(page, JSON.stringify(draft));
      const release = await holdCode(page);
      await arrive();
      await field(page, 'message').fill(typed);
      await field(page, 'name').focus();
      // Then the message was not typed anew, but corrected.
      const isFilled = (await field(page, 'email').inputValue()) !== '';
      release();
      await hydrated(page);
      await expect(field(page, 'name')).toHaveValue(draft.name);
      await expect(field(page, 'message')).toHaveValue(
        isFilled ? typed : `${typed}\n\n${draft.message}`,
      );
      expect(await stored(page)).toContain(typed);
    });
});
