import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { expect, open, scrollThrough, test } from './site.ts';

const rooms = [
  '/',
  '/about',
  '/products',
  '/gallery',
  '/news',
  `/news/${articles[0]?.id}`,
  '/contact',
];
const texts = 'main :is(h1, h2, h3, p:not(:empty), img, dt, dd)';

/** What cannot be seen for want of opacity, its own or that of what it stands in. */
const hiddenParts = (page: Page) =>
  page.locator(texts).evaluateAll((parts) => {
    const opacity = (part: Element | null): number =>
      part ? Number(getComputedStyle(part).opacity) * opacity(part.parentElement) : 1;
    return parts
      .filter((part) => opacity(part) < 0.5)
      .map((part) => `${part.tagName} ${part.textContent || part.getAttribute('src')}`);
  });
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().map(({ playState }) => playState));

/** Presses something by script and says how far the page has come in the two frames after it. */
const leapTo = (page: Page, selector: string) =>
  page.evaluate(async (found) => {
    document.querySelector<HTMLElement>(found)?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return window.scrollY;
  }, selector);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const address of rooms) {
    test(`nothing moves or hides on ${address} (R18)`, async ({ page }) => {
      await open(page, address);
      expect(await hiddenParts(page)).toEqual([]);
      expect(await moving(page)).toEqual([]);
      await scrollThrough(page);
      expect(await hiddenParts(page)).toEqual([]);
      expect(await moving(page)).toEqual([]);
    });
  }

  test('nothing scrolls smoothly: to the top, to the form, to the next picture', async ({
    page,
  }) => {
    await open(page, '/products');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    expect(await leapTo(page, '[aria-label="Back to top"]')).toBe(0);
    const form = await leapTo(page, 'header a[href="#get-in-touch"]');
    expect(form).toBeGreaterThan(1000);
    await expect(page.getByRole('textbox', { name: 'Full name' })).toBeInViewport();
    const carousel = await page
      .getByRole('group', { name: 'Pictures of Carrots' })
      .evaluate(async (scroller) => {
        document.querySelector<HTMLElement>('[aria-label="Next picture of Carrots"]')?.click();
        const moved = scroller.getAnimations({ subtree: true }).length;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return { place: scroller.scrollLeft / scroller.clientWidth, moved };
      });
    expect(carousel.place).toBeCloseTo(1, 1);
    expect(carousel.moved).toBe(0);
  });

  test('the lightbox opens and turns at once', async ({ page }) => {
    await open(page, '/gallery');
    await page.getByRole('link', { name: 'Farm photo 1 of 9' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog').getByText('2 / 9')).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });
});

test.describe('with motion', () => {
  test('what is in view enters with the page, what is further down waits until it is seen', async ({
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
    // Once only.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(tiles.first()).toBeInViewport();
    await expect(tiles.last()).toHaveCSS('opacity', '1');
  });

  for (const address of rooms) {
    test(`everything has come into sight on ${address} once it was scrolled through`, async ({
      page,
    }) => {
      await open(page, address);
      await scrollThrough(page);
      await expect.poll(() => hiddenParts(page)).toEqual([]);
    });

    test(`nothing waits for its entrance when ${address} is printed`, async ({ page }) => {
      await open(page, address);
      await page.emulateMedia({ media: 'print' });
      expect(await hiddenParts(page)).toEqual([]);
      // Going from screen to paper moves everything, and is no layout shift that a visitor sees.
      await page.goto('about:blank');
    });
  }

  test('nothing waits where script does not run', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    for (const address of rooms) {
      await page.goto(address);
      // Without script in the page no function can be run there: every part is asked for on its
      // own.
      for (const part of await page.getByRole('main').getByRole('listitem').all()) {
        await expect(part).toHaveCSS('opacity', '1');
        await expect(part).toHaveCSS('animation-name', 'none');
      }
    }
    await context.close();
  });

  test.describe('and script that fails', () => {
    test.use({ expectedErrors: /ERR_FAILED|^failed: .*\.js$/ });

    test('nothing waits either', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/products');
      await expect.poll(() => hiddenParts(page)).toEqual([]);
      await expect(page.getByRole('heading', { name: 'Penne Pasta' })).toBeVisible();
    });
  });
});

test('section#contact is watched for its reveal at a threshold of 0.1 (specification 2 and 9)', async ({
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

test('the page stays where it was scrolled to while cards enter and are laid out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/');
  // Everything below the first screen has come; the pictures of the cards wait to come near.
  await page.waitForTimeout(1500);
  await page.addStyleTag({ content: 'main li { animation-duration: 60s !important }' });
  for (const top of [1100, 1500, 1900, 2300]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(top);
  }
});
