// View transitions: pages cross-fade, and an article's picture moves from the news list to the
// article. They are used with a mouse only.
import type { Page } from '@playwright/test';
import { articles } from '../../content/news.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { footer } from '../../content/shell.ts';
import { navigationLink } from '../support/navigation-link.ts';
import { expect, firstReadMore, open, test } from '../support/site.ts';

/** Counts view transitions and records the pseudo-elements that they animate, with durations in milliseconds. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const record = window as unknown as { transitions: number; animated: string[] };
    record.transitions = 0;
    record.animated = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...options: Parameters<typeof start>) => {
      record.transitions += 1;
      const transition = start(...options);
      const recordPseudo = () => {
        for (const { effect } of document.getAnimations()) {
          const name = (effect as KeyframeEffect | null)?.pseudoElement;
          if (name?.startsWith('::view-transition-'))
            record.animated.push(`${name} ${effect?.getTiming().duration}`);
        }
      };
      transition.ready.then(recordPseudo);
      return transition;
    };
  });
}

const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: number }).transitions);
const animated = (page: Page) =>
  page.evaluate(() => (window as unknown as { animated: string[] }).animated.join(' '));
/** The value of a token for durations, in milliseconds. */
const duration = (page: Page, token: string) =>
  page.evaluate((name) => {
    document.body.style.transitionDuration = `var(${name})`;
    return Number.parseFloat(getComputedStyle(document.body).transitionDuration) * 1000;
  }, token);
const [newest] = articles;
if (!newest) throw new Error('There is no article.');

test.beforeEach(({ page }) => watchTransitions(page));

// tests/shell/header-in-a-hurry.spec.ts has clicks and Back during a cross-fade.
test('a page cross-fades into the next page, and the picture of an article moves into it', async ({
  page,
}) => {
  const toNews = page.getByRole('contentinfo').getByRole('link', { name: footer.newsLabel });
  await open(page, '/about');
  await test.step('a link', async () => {
    const short = await duration(page, '--duration-short');
    await navigationLink(page, '/products').click();
    // The old page stays below it meanwhile.
    await expect
      .poll(() => animated(page))
      .toMatch(new RegExp(`::view-transition-new\\((?!root|header)\\w+\\) ${short}`));
  });
  await test.step('typing in the product search starts no view transition', async () => {
    const before = await transitions(page);
    await page.getByRole('searchbox').pressSequentially('bean');
    await expect(page).toHaveURL(/q=bean/);
    expect(await transitions(page)).toBe(before);
  });
  await test.step('the picture of an article', async () => {
    await toNews.click();
    const long = await duration(page, '--duration-long');
    await firstReadMore(page).click();
    for (const part of ['group', 'old', 'new'])
      await expect
        .poll(() => animated(page))
        .toContain(`::view-transition-${part}(picture-of-${newest.id}) ${long}`);
    await expect(page).toHaveURL(/\/news\/.+/);
  });
  await test.step('not with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/news');
    await firstReadMore(page).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    expect(await transitions(page)).toBe(0);
  });
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1100, height: 800 } });

  test('a page opens without a view transition', async ({ page }) => {
    await open(page, '/about');
    await navigationLink(page, '/gallery').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
    expect(await transitions(page)).toBe(0);
  });
});
