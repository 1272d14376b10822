// Where browsers have view transitions, pages give way to each other softly, and what two of them
// share moves from its old place to its new one.
import type { Page } from '@playwright/test';
import { expect, firstReadMore, open, test } from './site.ts';

/** Keeps the names of everything that view transitions have animated so far. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const record = window as unknown as { animated: string[] };
    record.animated = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...options: Parameters<typeof start>) => {
      const transition = start(...options);
      const note = () => {
        for (const { effect } of document.getAnimations()) {
          const name = (effect as KeyframeEffect | null)?.pseudoElement;
          // React ends the part of what does not change by an animation of no length.
          if (/^::view-transition-(old|new|group)\((?!root)/.test(name ?? ''))
            record.animated.push(`${name}`);
        }
      };
      transition.ready.then(note, () => {});
      return transition;
    };
  });
}

const animated = (page: Page) =>
  page.evaluate(() => (window as unknown as { animated: string[] }).animated.join(' '));

test.beforeEach(({ page }) => watchTransitions(page));

test('an article’s picture grows from the list into the article', async ({ page }) => {
  await open(page, '/news');
  const link = firstReadMore(page);
  const id = (await link.getAttribute('href'))?.replace('/news/', '');
  await link.click();
  await expect.poll(() => animated(page)).toContain(`::view-transition-group(picture-of-${id})`);
  await expect(page).toHaveURL(`/news/${id}`);
});

test('a page gives way to the next', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect.poll(() => animated(page)).toContain('::view-transition-new(');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
});

test('typing waits for no transition', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('searchbox').pressSequentially('bean');
  await expect(page.getByRole('main').getByRole('status')).toContainText('found');
  await expect(page).toHaveURL(/q=bean/);
  expect(await animated(page)).toBe('');
});

test('a click in the middle of a transition leads where it says', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Gallery' }).click();
  await footer.getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
});

test.describe('with a finger', { tag: '@mobile' }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test('a page comes at once', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
    await page.waitForTimeout(500);
    expect(await animated(page)).toBe('');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing of it moves', async ({ page }) => {
    await open(page, '/news');
    await firstReadMore(page).click();
    await expect(page).toHaveURL(/\/news\/.+/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    expect(await animated(page)).toBe('');
  });
});
