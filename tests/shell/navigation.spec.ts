import { parse } from 'node:path';
import type { Page } from '@playwright/test';
import { hasHydrated } from '../../app/browser/use-hydrated.ts';
import { categories } from '../../content/categories.ts';
import { contactForm } from '../../content/contact-form.ts';
import { galleryImages } from '../../content/gallery.ts';
import { localAddress } from '../../content/languages.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { homePage } from '../../content/pages/home.ts';
import { footer, header, scrollToTopLabel } from '../../content/shell.ts';
import { screens } from '../every-page/screen-sizes.ts';
import { atFirstScreen } from '../support/at-first-screen.ts';
import { holdCode, holdRequests } from '../support/hold-requests.ts';
import { labelOf } from '../support/label-of.ts';
import { navigationLink } from '../support/navigation-link.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import { expect, hydrated, open, test, untilFontsHaveLoaded } from '../support/site.ts';
import { timers, watchTimers } from '../support/timer-delays.ts';
import { expectToCoverNoText } from './covers-no-text.ts';

const [, section] = categories;

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, y: number) => {
  await untilFontsHaveLoaded(page);
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
};
const footerLink = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: footer.quickLinksHeading })
    .getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toTop = (page: Page) => page.getByRole('button', { name: scrollToTopLabel });
/** Clicks without the scrolling that Playwright's own click does. */
const clickInPlace = (page: Page, name: string) => footerLink(page, name).dispatchEvent('click');

test('a link opens the new page at its top; Back and Forward restore the scroll position (R7) @every-engine @phone', async ({
  page,
}) => {
  await open(page, '/');
  await scrollTo(page, 1500);
  await clickInPlace(page, labelOf('/about'));
  await test.step('the new page has the focus on its heading, and its title is announced', async () => {
    await expect(heading(page, aboutPage.hero.heading)).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    await expect(page).toHaveTitle(aboutPage.title);
    await expect(page.locator('[aria-live="polite"]').first()).toHaveText(aboutPage.title);
  });
  await test.step('Back and Forward', async () => {
    await scrollTo(page, 700);
    await page.goBack();
    await expect(heading(page, homePage.hero.heading)).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.goForward();
    await expect(heading(page, aboutPage.hero.heading)).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(700);
  });
  await test.step('a link to the current page leads to its top and its heading, and adds no entry to the history', async () => {
    const entries = await page.evaluate(() => history.length);
    await footerLink(page, labelOf('/about')).press('Enter');
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(heading(page, aboutPage.hero.heading)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(page).toHaveURL(localAddress('/about'));
  });
  await test.step('pages keep their own scroll positions after their skip links were used', async () => {
    const skip = async (top: number) => {
      await page.getByRole('link', { name: header.skipLabel }).press('Enter');
      await expect(page).toHaveURL(/#content$/);
      await scrollTo(page, top);
    };
    await skip(700);
    await clickInPlace(page, labelOf('/'));
    await expect(heading(page, homePage.hero.heading)).toBeFocused();
    await skip(1500);
    // Not `page.goBack`: in Firefox, it waits for a load.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(localAddress('/'));
    await page.evaluate(() => history.back());
    await expect(heading(page, aboutPage.hero.heading)).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(700);
  });
});

test('whoever scrolls while a page arrives stays there, and leaves no other position behind (R7)', async ({
  page,
}) => {
  await open(page, '/about');
  await untilFontsHaveLoaded(page);
  for (const [path, id] of [
    ['/', 'featured'],
    ['/products', section?.id],
  ] as const) {
    const scrolled = atFirstScreen(page, () => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await clickInPlace(page, labelOf(path));
    await scrolled;
    await expect(page.locator(`#${id}`)).toBeAttached();
    expect(await scrollY(page), path).toBe(1500);
    await page.goBack();
    await expect(heading(page, aboutPage.hero.heading)).toBeAttached();
    await page.goForward();
    await expect.poll(() => scrollY(page), path).toBe(1500);
    await page.goBack();
    await expect(heading(page, aboutPage.hero.heading)).toBeAttached();
  }
});

test('a reload keeps the scroll position, and Back right after it opens the page of its address @every-engine', async ({
  page,
}) => {
  await open(page, '/products');
  const top = () =>
    page.locator(`#${section?.id}`).evaluate((section) => section.getBoundingClientRect().top);
  // Not near the end: while it has not arrived, Chromium restores a position as far as the page reaches, for good.
  await scrollTo(page, (await top()) - 100);
  // Browsers scroll by whole pixels.
  const position = await top();
  expect(Math.abs(position - 100)).toBeLessThan(1);
  await page.reload();
  await hydrated(page);
  expect(await top()).toBeCloseTo(position, 0);
  // Fonts that load late do not change the position.
  await untilFontsHaveLoaded(page);
  expect(await top()).toBeCloseTo(position, 0);
  await test.step('in the footer, too, which is laid out after the page', async () => {
    // A short page, whose end arrives with its beginning.
    await open(page, '/contact');
    const form = page.getByRole('contentinfo').getByRole('textbox').first();
    const formTop = () => form.evaluate((field) => field.getBoundingClientRect().top);
    await scrollTo(page, (await scrollY(page)) + (await formTop()) - 100);
    const position = await formTop();
    await page.reload();
    await hydrated(page);
    await untilFontsHaveLoaded(page);
    expect(await formTop()).toBeCloseTo(position, 0);
  });
  await test.step('the browser restores the position until the page has loaded, then the router', async () => {
    const restoring = () => page.evaluate(() => history.scrollRestoration);
    // Not the main picture, for which the code would wait.
    const main = `/pictures/${parse(galleryImages[0]?.src ?? '').name}-`;
    const releasePictures = await holdRequests(
      page,
      ({ pathname }) => pathname.endsWith('.avif') && !pathname.startsWith(main),
    );
    await clickInPlace(page, labelOf('/gallery'));
    await expect(heading(page, galleryPage.hero.heading)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.reload({ waitUntil: 'commit' });
    await hydrated(page);
    expect(await restoring()).toBe('auto');
    releasePictures();
    await page.waitForLoadState('load');
    await expect.poll(restoring).toBe('manual');
    expect(await scrollY(page)).toBeCloseTo(900, -1);
  });
  await test.step('Back while a link to the same page opens it, before script', async () => {
    const home = navigationLink(page, '/');
    await page.evaluate(() => history.replaceState(history.state, '', '?why#why'));
    await home.click();
    await expect(heading(page, homePage.hero.heading)).toBeVisible();
    const release = await holdCode(page);
    await page.reload({ waitUntil: 'commit' });
    const reloaded = await page.evaluate(() => performance.timeOrigin);
    await home.click();
    await page.waitForFunction((before) => performance.timeOrigin !== before, reloaded);
    // Not `page.goBack`: in Firefox, it fails because the load is cancelled.
    await page.evaluate(() => history.back());
    release();
    await expect(heading(page, galleryPage.hero.heading)).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL(localAddress('/gallery?why#why'));
  });
  await test.step('Back while the code of the reloaded page arrives', async () => {
    await navigationLink(page, '/').click();
    await expect(heading(page, homePage.hero.heading)).toBeFocused();
    const release = await holdRequests(page, /\/assets\/home-page-.*js$/);
    await page.reload({ waitUntil: 'commit' });
    // The entry module has begun to wait then.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/client-.*js$/.test(name)),
    );
    await page.waitForTimeout(500);
    expect(await page.evaluate(hasHydrated)).toBe(false);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(localAddress('/gallery?why#why'));
    release();
    await expect(heading(page, galleryPage.hero.heading)).toBeVisible();
    await hydrated(page);
  });
});

test('Back before hydration, when the router has begun, opens a page whose code is here', async ({
  page,
}) => {
  const [product, other] = productsWithCard.filter(({ category }) => category === section?.id);
  if (!product || !other) throw new Error('This test needs two products of a category.');
  await open(page, `/products/${product.id}`);
  await page.getByRole('main').getByRole('link', { name: other.name, exact: true }).first().click();
  await expect(heading(page, other.name)).toBeFocused();
  // Without cross-fades, the first listener is that of app/client.tsx.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    if (sessionStorage.wentBack) return;
    const { addEventListener } = window;
    Object.assign(window, {
      addEventListener(...args: Parameters<Window['addEventListener']>) {
        addEventListener.apply(window, args as never);
        if (args[0] !== 'popstate') return;
        Object.assign(window, { addEventListener });
        sessionStorage.wentBack = performance.getEntriesByName('hydrated').length;
        history.back();
        // Until the event waits to be handled.
        for (const end = performance.now() + 500; performance.now() < end; );
      },
    });
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL(localAddress(`/products/${product.id}`));
  await expect(heading(page, product.name)).toBeVisible();
  await hydrated(page);
  expect(await page.evaluate(() => sessionStorage.wentBack)).toBe('0');
});

test('a hash in the address of the home page is scrolled to 100 ms after the page opens, not sooner (specification 2 and 9)', async ({
  page,
}) => {
  await watchTimers(page);
  const scrolled = async () => (await timers(page)).scrolled;
  await test.step('it is ignored when no element has this id', async () => {
    await open(page, '/#%zz"><script>');
    await expect.poll(async () => (await timers(page)).ran).toContain(100);
    expect(await scrollY(page)).toBe(0);
  });
  // With a query, because the browser does not load the page again if only the hash changes.
  await open(page, '/?why#why-choose');
  const target = page.locator('#why-choose');
  await expect(target).toBeInViewport();
  await expect
    .poll(() => target.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(120);
  await expect.poll(scrolled).toEqual([100]);
  await test.step('Back restores the scroll position', async () => {
    await scrollTo(page, 500);
    await clickInPlace(page, labelOf('/about'));
    await expect(heading(page, aboutPage.hero.heading)).toBeVisible();
    await page.goBack();
    await expect(heading(page, homePage.hero.heading)).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(500);
    // Of two timers with the same delay, the later one ends later.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await scrolled()).toEqual([100]);
  });
});

test('the skip link leads to the main content, Get In Touch to Full Name (R8), and the scroll-to-top button back to the top @every-engine', async ({
  page,
}) => {
  await open(page, '/about');
  await test.step('the first page of a visit does not move the focus', async () => {
    await expect(page.locator('body')).toBeFocused();
  });
  await test.step('the skip link moves the focus to the main content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: header.skipLabel });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('Get In Touch focuses Full Name, which comes into view', async () => {
    const fullName = page.getByRole('textbox', { name: contactForm.nameLabel });
    await expect(fullName).not.toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: header.getInTouchLabel }).click();
    await expect(fullName).toBeFocused();
    await expect(fullName).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(localAddress('/about#content'));
  });
  await test.step('the scroll-to-top button appears below 300 px and scrolls smoothly to the top', async () => {
    await scrollTo(page, 0);
    await expect(toTop(page)).toBeHidden();
    await scrollTo(page, 301);
    await expect(toTop(page)).toBeVisible();
    await scrollTo(page, 300);
    await expect(toTop(page)).toBeHidden();
    await scrollTo(page, 2000);
    await expect(toTop(page)).toBeVisible();
    const positions = await toTop(page).evaluate(
      (button: HTMLElement) =>
        new Promise<number[]>((done) => {
          const seen: number[] = [];
          window.addEventListener('scroll', () => {
            seen.push(window.scrollY);
            if (window.scrollY === 0) done(seen);
          });
          button.click();
        }),
    );
    expect(positions.length, 'steps on the way').toBeGreaterThan(3);
    await expect(toTop(page)).toBeHidden();
  });
  await test.step('at the end of the page, the button covers no text', async () => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
      await expectToCoverNoText(toTop(page), `at ${screen.width} px`);
    }
  });
});
