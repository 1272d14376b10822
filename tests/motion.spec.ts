import type { Page } from '@playwright/test';
import { contactForm } from '../content/pages/contact.ts';
import { galleryPage } from '../content/pages/gallery.ts';
import { scrollToTopLabel } from '../content/pages/shell.ts';
import { productCard } from '../content/product-card.ts';
import { products } from '../content/products.ts';
import { expect, hiddenParts, open, samplePages, scrollThrough, test } from './site.ts';

const addresses = samplePages.filter((address) => address !== '/no-such-page');
const animations = (page: Page) =>
  page.evaluate(() => document.getAnimations().map(({ playState }) => playState));

/** Clicks an element and returns the page's scroll position two frames later. */
const clickAndMeasure = (page: Page, selector: string) =>
  page.evaluate(async (found) => {
    document.querySelector<HTMLElement>(found)?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return window.scrollY;
  }, selector);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const address of addresses) {
    test(`${address} does not animate or hide anything (R18)`, async ({ page }) => {
      await open(page, address);
      expect(await hiddenParts(page)).toEqual([]);
      await scrollThrough(page);
      expect(await hiddenParts(page)).toEqual([]);
      expect(await animations(page)).toEqual([]);
    });
  }

  test('the page and the product pictures scroll without animation', async ({ page }) => {
    const product = products.find(({ images }) => images.length > 1);
    const name = product?.name ?? '';
    await open(page, '/products');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(page.getByRole('button', { name: scrollToTopLabel })).toBeVisible();
    expect(await clickAndMeasure(page, `[aria-label="${scrollToTopLabel}"]`)).toBe(0);
    expect(await clickAndMeasure(page, 'header a[href="#full-name"]')).toBeGreaterThan(1000);
    await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeInViewport();
    await clickAndMeasure(page, `[aria-label="${productCard.nextLabel(name)}"]`);
    const place = await page
      .getByRole('group', { name: productCard.picturesLabel(name) })
      .evaluate((scroller) => ({
        shown: scroller.scrollLeft / scroller.clientWidth,
        animations: scroller.getAnimations({ subtree: true }).length,
      }));
    expect(place.shown).toBeCloseTo(1, 1);
    expect(place.animations).toBe(0);
  });

  test('the lightbox opens and changes photos without animation', async ({ page }) => {
    await open(page, '/gallery');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    const lightbox = page.getByRole('dialog', { name: galleryPage.lightbox.label });
    await expect(lightbox).toBeVisible();
    expect(await animations(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(/^2 \/ /)).toBeVisible();
    expect(await animations(page)).toEqual([]);
  });
});

test('gallery tiles fade in once: tiles on the first screen at once, the others when they are scrolled into view @every-engine', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/gallery');
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect(tiles.first()).toHaveCSS('animation-name', /enter/);
  await expect(tiles.first()).toHaveCSS('opacity', '1');
  await expect(tiles.last()).toHaveCSS('opacity', '0');
  await tiles.last().scrollIntoViewIfNeeded();
  await expect(tiles.last()).toHaveCSS('animation-name', /enter/);
  await expect(tiles.last()).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(tiles.first()).toBeInViewport();
  await expect(tiles.last()).toHaveCSS('opacity', '1');
});

test('a card that is pressed before or during its entrance animation keeps its place until it is released', async ({
  page,
}) => {
  await open(page, '/products');
  const lastName = page.getByRole('heading', { name: products.at(-1)?.name ?? '' });
  const card = page.getByRole('listitem').filter({ has: lastName });
  await card.evaluate((one) => {
    // Slow enough for the test to press it while it moves.
    one.style.animationDuration = '10s';
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const place = () => card.evaluate((one) => one.getBoundingClientRect().top);
  const before = await place();
  await expect.poll(place).not.toBe(before);
  await lastName.hover({ force: true });
  await page.mouse.down();
  const frames = (count: number) =>
    page.evaluate(async (left) => {
      for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
    }, count);
  // The animation stops with the next frame.
  await frames(2);
  const pressed = await place();
  await frames(10);
  expect(await place()).toBe(pressed);
  await page.mouse.up();
});

test.describe('when the JavaScript cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\.js$/ });

  test('everything is visible without an entrance animation', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/products');
    await expect.poll(() => hiddenParts(page)).toEqual([]);
    const last = products.at(-1)?.name ?? '';
    await expect(page.getByRole('heading', { name: last })).toBeVisible();
  });
});

test('section#contact is revealed when a tenth of it is visible (specification 2 and 9)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const record = window as unknown as { watched: Record<string, readonly number[]> };
    record.watched = {};
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      record.watched[target.id] = this.thresholds;
      observe.call(this, target);
    };
  });
  await open(page, '/contact');
  const thresholds = () =>
    page.evaluate(
      () => (window as unknown as { watched: Record<string, number[]> }).watched.contact,
    );
  await expect.poll(thresholds).toEqual([expect.closeTo(0.1, 5)]);
});
