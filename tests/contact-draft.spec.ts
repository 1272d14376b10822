// The draft: what a visitor has typed into the contact form and not sent yet.
import type { Page } from '@playwright/test';
import { field, fill, mailOpenedBy, submit } from './contact-form.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, hydrated, open, test } from './site.ts';

test('keeps what was typed before script ran', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
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
    const release = await holdRequests(page, '**/assets/*.js');
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
