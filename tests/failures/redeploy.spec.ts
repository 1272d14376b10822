// A visitor has a page open while a new version is published. The files of the old version are
// deleted.

import type { Page } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { articles } from '../../content/news.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { scriptsOnlyOf } from '../support/page-code.ts';
import {
  expect,
  firstReadMore,
  hydrated,
  open,
  test,
  untilNetworkIsIdle,
} from '../support/site.ts';

test.use({ expectedErrors: /status of 404|route module|dynamically imported module/ });

/** Responds with 404 to requests for the code of a page, until the returned function is called. */
async function removeCode(page: Page, address: string) {
  const code = await scriptsOnlyOf(page, address, '/news');
  expect(code.length).toBeGreaterThan(0);
  const isCode = (url: URL) => code.includes(url.href);
  await page.route(isCode, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(isCode);
}

for (const [address, { hero }] of [
  [addressOf('gallery'), galleryPage],
  [addressOf('about'), aboutPage],
] as const) {
  test(`a link to ${address} loads the new document, once, when the code of the page has been deleted`, async ({
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
    await untilNetworkIsIdle(page);
    // A page that reloads itself in a loop would have started again by now.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await untilNetworkIsIdle(page);
    expect(documents).toEqual([address]);
  });
}

test('a link to an article loads the new document when its code has been deleted, and Back returns to the list', async ({
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

test('a page that was loaded after its code was deleted works with the new version', async ({
  page,
}) => {
  const publish = await removeCode(page, addressOf('gallery'));
  await open(page, '/news');
  page.once('framenavigated', () => void publish());
  await page
    .getByRole('banner')
    .locator(`a[href="${addressOf('gallery')}"]`)
    .click();
  await expect(page).toHaveURL(addressOf('gallery'));
  await publish();
  await page.reload();
  await hydrated(page);
  const [, filter] = galleryPage.filters;
  const button = page.getByRole('button', { name: filter?.label ?? '', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});
