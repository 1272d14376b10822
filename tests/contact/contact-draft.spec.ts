// What a visitor has typed into the contact form and not sent yet.
import type { Page } from '@playwright/test';
import { otherLanguages } from '../../content/languages.ts';
import { holdCode } from '../support/hold-requests.ts';
import { expect, hydrated, open, test, typeInto } from '../support/site.ts';
import { field, fill, mailtoOpenedBy, submit } from './contact-form.ts';

const [other] = otherLanguages;
if (!other) throw new Error('There is no other language.');

test('the contact form keeps text that was typed before hydration', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await typeInto(field(page, 'message'), 'Typed early');
  release();
  await hydrated(page);
  await expect(field(page, 'message')).toHaveValue('Typed early');
});

test('the contact form keeps its text when the visitor opens another page', async ({ page }) => {
  await open(page, '/contact');
  await field(page, 'message').fill('Half a message');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  // The focus moves last, so the page change is complete.
  await expect(page.getByRole('heading', { name: 'Photo Gallery' })).toBeFocused();
  await expect(field(page, 'message')).toHaveValue('Half a message');
});

test.describe('an unsent contact message', () => {
  const draft = { name: 'Mona', email: 'mona@example.com', phone: '+20 1', message: 'Two\nlines' };
  const expectDraft = async (page: Page) => {
    await expect(field(page, 'name')).toHaveValue(draft.name);
    await expect(field(page, 'email')).toHaveValue(draft.email);
    await expect(field(page, 'phone')).toHaveValue(draft.phone);
    await expect(field(page, 'message')).toHaveValue(draft.message);
  };
  const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('unsent-message'));

  test('is kept after a reload and on a newly loaded page', async ({ page }) => {
    await open(page, '/contact');
    await fill(page, draft);
    await page.reload();
    await hydrated(page);
    await expectDraft(page);
    await open(page, '/about');
    await expectDraft(page);
  });

  test('does not replace text that was typed before hydration', async ({ page }) => {
    await open(page, '/contact');
    await fill(page, draft);
    const release = await holdCode(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await field(page, 'message').fill('Typed early');
    release();
    await hydrated(page);
    await expect(field(page, 'name')).toHaveValue(draft.name);
    await expect(field(page, 'message')).toHaveValue('Typed early');
    await open(page, '/contact');
    await expect(field(page, 'message')).toHaveValue('Typed early');
  });

  for (const [way, goBack] of [
    ['loads the page again', (page: Page) => page.goBack().then(() => hydrated(page))],
    // Playwright turns the back-forward cache off.
    [
      'restores the page from the back-forward cache',
      async (page: Page) => {
        const newer = await stored(page);
        await page.goBack();
        await hydrated(page);
        await fill(page, draft);
        await page.evaluate((text) => {
          sessionStorage.setItem('unsent-message', text ?? '');
          dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
        }, newer);
      },
    ],
  ] as const)
    test(`that was changed in the other language is not replaced by its older text when Back ${way}`, async ({
      page,
    }) => {
      await open(page, '/contact');
      await fill(page, draft);
      await page.getByRole('banner').getByRole('link', { name: other.name }).click();
      await hydrated(page);
      const message = page.getByRole('contentinfo').locator('textarea');
      await message.fill('More lines');
      await goBack(page);
      await expect(field(page, 'message')).toHaveValue('More lines');
      await expect(field(page, 'name')).toHaveValue(draft.name);
      expect(await stored(page)).toContain('More lines');
    });

  test('does not replace text that is typed before hydration after a reload', async ({ page }) => {
    await open(page, '/contact');
    await fill(page, draft);
    const release = await holdCode(page);
    await page.reload({ waitUntil: 'commit' });
    await field(page, 'message').fill('Typed early');
    await field(page, 'name').focus();
    release();
    await hydrated(page);
    await expect(field(page, 'message')).toHaveValue('Typed early');
  });

  test('is deleted from storage when it is handed to the mail program, and when the field is cleared', async ({
    page,
  }) => {
    await open(page, '/contact');
    await fill(page, draft);
    expect(await stored(page)).toContain('Mona');
    await mailtoOpenedBy(page, () => submit(page));
    expect(await stored(page)).toBeNull();
    await open(page, '/about');
    await expect(field(page, 'name')).toHaveValue('');
    await field(page, 'name').fill('Mona');
    expect(await stored(page)).toContain('Mona');
    await field(page, 'name').fill('');
    expect(await stored(page)).toBeNull();
  });

  test('is ignored when the stored value is invalid', async ({ page }) => {
    for (const invalid of ['null', '{"name":{"a":1},"action":"x"}', 'no JSON']) {
      await page.addInitScript((text) => sessionStorage.setItem('unsent-message', text), invalid);
      await open(page, '/contact');
      await fill(page, draft);
      await mailtoOpenedBy(page, () => submit(page));
    }
  });
});
