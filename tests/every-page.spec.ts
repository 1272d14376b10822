import { company } from '../content/company.ts';
import { articles } from '../content/news.ts';
import { expect, hydrated, open, pages, scrollThrough, test } from './site.ts';

const headings: Record<string, string> = {
  '/': 'Grown by the Nile. Packed for the world.',
  '/about': 'Our Story',
  '/products': 'Our Products',
  '/gallery': 'Photo Gallery',
  '/news': 'News & Updates',
  ...Object.fromEntries(articles.map(({ id, title }) => [`/news/${id}`, title])),
  '/contact': 'Contact',
  '/no-such-page': 'Page Not Found',
};

for (const address of pages) {
  test.describe(`${address} @every-size`, () => {
    // Chromium writes the 404 of a page, which is wanted here, to the console.
    if (address === '/no-such-page') test.use({ expectedErrors: /status of 404/ });

    test('opens, hydrates, stands between header and footer and shifts nothing', async ({
      page,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(address === '/no-such-page' ? 404 : 200);
      await hydrated(page);
      await scrollThrough(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([headings[address] ?? '']);
      await expect(page).toHaveTitle(/\S.* \| Bustan$/);
      await expect(page.getByRole('banner')).toBeAttached();
      await expect(page.getByRole('contentinfo')).toContainText(company.email);
    });

    test('has headings in order, and nothing wider than the screen', async ({ page }) => {
      await open(page, address);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
      levels.reduce((before, level) => {
        expect(level - before, `h${level} after h${before}`).toBeLessThanOrEqual(1);
        return level;
      }, 0);
      await expectNoSidewaysScroll(page);
    });
  });

  test(`${address} is whole at 320 px and with text twice as large`, async ({ page }) => {
    test.info().annotations.push({ type: 'WCAG', description: '1.4.4, 1.4.10' });
    test.skip(
      address === '/no-such-page',
      'its 404 is a console error; its layout is the hero of the other pages',
    );
    await page.setViewportSize({ width: 320, height: 600 });
    await open(page, address);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    // As the browser's own setting has it.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await open(page, address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    await expectNoSidewaysScroll(page);
  });
}

async function expectNoSidewaysScroll(page: import('@playwright/test').Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'pixels beyond the screen').toBe(0);
}

test('loads nothing at run time but code, styles, fonts and pictures (R4)', async ({ page }) => {
  const kinds = new Set<string>();
  page.on('request', (request) => kinds.add(request.resourceType()));
  await open(page, '/');
  for (const name of ['About Us', 'Our Products', 'Gallery', 'Home']) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true })
      .click();
    await scrollThrough(page);
  }
  expect(kinds).not.toContain('fetch');
  expect(kinds).not.toContain('xhr');
});
