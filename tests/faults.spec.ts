import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { hold } from './hold.ts';
import { rewriteCode } from './rewrite-code.ts';
import { expect, hydrated, isHydrated, open, pages, scrollThrough, test } from './site.ts';

test.describe('with every other host unreachable', () => {
  test.use({ outside: 'fails', expectedErrors: /status of 404/ });

  for (const address of pages) {
    test(`${address} opens and stays whole`, async ({ page }) => {
      await open(page, address);
      await scrollThrough(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'See Cairo on OpenStreetMap' })).toBeVisible();
    });
  }
});

test.describe('with every picture missing', () => {
  test.use({ expectedErrors: /^failed: .*\/pictures\/|ERR_FAILED/ });

  for (const address of ['/', '/products', '/gallery', '/news', `/news/${articles[0]?.id}`]) {
    test(`${address} keeps its words and its shape`, async ({ page }) => {
      const size = async () => {
        await open(page, address);
        await scrollThrough(page);
        return page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return { scrollWidth, scrollHeight };
        });
      };
      const whole = await size();
      await page.route('**/pictures/**', (route) => route.abort());
      expect(await size()).toEqual(whole);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(whole.scrollWidth).toBe(1280);
    });
  }
});

/** Not by `document.fonts.check`, which finds no fault with a font that nobody has named. */
async function expectFonts(page: Page) {
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect
    .poll(loaded)
    .toEqual(expect.arrayContaining(['Figtree Variable', 'Fraunces Variable']));
}

test.describe('the fonts', () => {
  test.use({ expectedErrors: /^failed: .*\.woff2|ERR_FAILED/ });

  for (const address of ['/', '/products', '/news', `/news/${articles[0]?.id}`]) {
    test(`move nothing on ${address} when they come late`, async ({ page }) => {
      const release = await hold(page, '**/*.woff2');
      await page.goto(address, { waitUntil: 'commit' });
      await hydrated(page);
      // Past the time after a change of page in which nothing is measured (tests/site.ts).
      await page.waitForTimeout(600);
      // The page sets all of its text anew when it learns of a font, and learns of those that are there.
      expect(
        await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading')),
      ).toEqual([]);
      release();
      await expectFonts(page);
      // The fixture of all tests has measured what moved by then.
      await page.waitForTimeout(300);
    });
  }

  test('that never come leave text in their place', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport();
    // In view is also what cannot be seen.
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main').locator('p').first()).toBeVisible();
    await scrollThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });
});

test('says that a page is on its way when its code takes a while (R15)', async ({ page }) => {
  const release = await hold(page, '**/assets/gallery-page-*.js');
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Quick Links' })
    .getByText('Gallery')
    .dispatchEvent('click');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: /broken on purpose/ });

  test('says so, and is whole when it is loaded again', async ({ page }) => {
    const heading = /heading:.Photo Gallery./;
    const broken = 'get heading(){throw new Error("broken on purpose")}';
    let breaks = true;
    let rewritten = 0;
    await rewriteCode(page, (code) => {
      if (!breaks || !heading.test(code)) return code;
      rewritten += 1;
      return code.replace(heading, broken);
    });
    await open(page, '/news');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    expect(rewritten).toBe(1);
    await expect(page).toHaveTitle('Something went wrong | Bustan');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    breaks = false;
    await page.getByRole('link', { name: 'Load it again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
  });
});

test.describe('the styles of the other pages', () => {
  test('are there before a page is changed, and no page asks for its own', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await hold(page, '**/assets/pages-*.css');
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(1000);
    expect(await page.evaluate(isHydrated)).toBe(false);
    release();
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
    expect(asked.filter((path) => path.endsWith('.css'))).toHaveLength(1);
  });

  test.describe('when they cannot be had', () => {
    test.use({ expectedErrors: /^failed: .*\/pages-|ERR_FAILED/ });

    test('leave the page working', async ({ page }) => {
      await page.route('**/assets/pages-*.css', (route) => route.abort());
      await open(page, '/products');
      await page.getByRole('searchbox').fill('bean');
      await expect(page.getByRole('main').getByRole('status')).toContainText('found');
    });
  });
});

test.describe('the fonts of a first visit', () => {
  test('come after the picture', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const first = (kind: RegExp) => asked.findIndex((path) => kind.test(path));
    expect(first(/hero-home.*\.avif$/)).toBeGreaterThan(0);
    expect(first(/\.woff2$/)).toBeGreaterThan(first(/hero-home.*\.avif$/));
    await expectFonts(page);
  });
});
