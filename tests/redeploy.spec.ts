// A visitor has a page open while a new version is published: the files of the old version are gone.
import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { aboutPage } from '../content/pages/about.ts';
import { galleryPage } from '../content/pages/gallery.ts';
import { scriptsOnlyOf } from './page-code.ts';
import { expect, firstReadMore, hydrated, open, test } from './site.ts';

test.use({ expectedErrors: /status of 404|route module|dynamically imported module/ });

/** Answers requests for the code of a page with 404. Returns a function that ends it. */
async function removeCode(page: Page, address: string) {
  const code = await scriptsOnlyOf(page, address, '/news');
  expect(code.length).toBeGreaterThan(0);
  const isCode = (url: URL) => code.includes(url.href);
  await page.route(isCode, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(isCode);
}

for (const { address, hero } of [galleryPage, aboutPage]) {
  test(`the link to ${address} loads the whole page, once, when its code is gone`, async ({
    page,
  }) => {
    await removeCode(page, address);
    await open(page, '/news');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const link = page.getByRole('banner').locator(`a[href="${address}"]`);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
    await page.waitForLoadState('networkidle');
    // The page that failed has been reported by now; a page that loads itself again would have begun.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([address]);
  });
}

test('an article whose code is gone is loaded whole, and Back leads to the list', async ({
  page,
}) => {
  await removeCode(page, `/news/${articles[0]?.id}`);
  await open(page, '/news');
  await firstReadMore(page).click();
  await expect(page).toHaveURL(`/news/${articles[0]?.id}`);
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/news');
});

test('once the new version is published, the page that was loaded whole works', async ({
  page,
}) => {
  const publish = await removeCode(page, galleryPage.address);
  await open(page, '/news');
  page.once('framenavigated', () => void publish());
  await page.getByRole('banner').locator(`a[href="${galleryPage.address}"]`).click();
  await expect(page).toHaveURL(galleryPage.address);
  await publish();
  await page.reload();
  await hydrated(page);
  const [, filter] = galleryPage.filters;
  const button = page.getByRole('button', { name: filter?.label ?? '', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});
