// A visitor has a page open while a new version is published. The files of the old version are
// deleted.

import type { Page, Route } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { articles } from '../../content/news.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { navigationLink } from '../support/navigation-link.ts';
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

test('a link loads the new document, once, when the code of its page has been deleted, and the page works when its code is there', async ({
  page,
}) => {
  const article = `/news/${articles[0]?.id}`;
  const gallery = addressOf('gallery');
  await removeCode(page, article);
  const publish = await removeCode(page, gallery);
  await open(page, '/news');
  await firstReadMore(page).click();
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await hydrated(page);

  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('banner').locator(`a[href="${gallery}"]`).click();
  await expect(page).toHaveURL(gallery);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
  await untilNetworkIsIdle(page);
  // A page that reloads itself in a loop would have started again by now.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await untilNetworkIsIdle(page);
  expect(documents).toEqual([gallery]);

  await publish();
  await page.reload();
  await hydrated(page);
  const [, filter] = galleryPage.filters;
  const button = page.getByRole('button', { name: filter?.label ?? '', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a page whose code failed while the visitor went elsewhere is loaded in full when it is asked for again', async ({
  page,
}) => {
  const gallery = addressOf('gallery');
  const code = await scriptsOnlyOf(page, gallery, '/news');
  const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
  const fail = await holdRequests(page, (url) => code.includes(url.href), notFound);
  await open(page, '/news');
  await navigationLink(page, gallery).click();
  await navigationLink(page, '/about').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.hero.heading);
  const failed = page.waitForResponse((response) => response.status() === 404);
  fail();
  await failed;
  await navigationLink(page, gallery).click();
  await expect(page).toHaveURL(gallery);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
});
