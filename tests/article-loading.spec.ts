import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { hold } from './hold.ts';
import { rewriteCode } from './rewrite-code.ts';
import { expect, hydrated, open, test } from './site.ts';

const id = 'seasonal-produce-guide';
const title = articles.find((article) => article.id === id)?.title ?? '';
/** The code that carries the text of the article. */
const code = new RegExp(`/assets/${id}-[^/]+\\.js$`);

const readMore = (page: Page) =>
  page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: /^Read More/ });
const article = (page: Page) => page.getByRole('main').getByRole('article');
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Article Not Found' });

async function expectWholeArticle(page: Page) {
  await expect(page).toHaveURL(`/news/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(article(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(article(page)).toContainText('onions', { ignoreCase: true });
}

test('the spinner shows while the text is on its way, and goes when it has come (R15)', async ({
  page,
}) => {
  const release = await hold(page, code);
  await open(page, '/news');
  await readMore(page).click();
  const spinner = article(page).getByRole('status');
  await expect(spinner).toBeVisible();
  await expect(spinner).toHaveText('Loading the article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(article(page).getByRole('heading', { level: 3 })).toHaveCount(0);
  release();
  await expectWholeArticle(page);
  await expect(spinner).toHaveCount(0);
});

test('no spinner and no second download for who arrives from outside', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => code.test(request.url()) && asked.push(request.url()));
  await open(page, `/news/${id}`);
  await expectWholeArticle(page);
  await expect(article(page).getByRole('status')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test.describe('an article that cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\/assets\/|dynamically imported module/ });

  test('is Article Not Found, with a way back to the news, and comes when it can', async ({
    page,
  }) => {
    await page.route(code, (route) => route.abort());
    await open(page, '/news');
    await readMore(page).click();
    await expect(notFound(page)).toBeVisible();
    await expect(notFound(page)).toBeFocused();
    await expect(page).toHaveURL(`/news/${id}`);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Back to News' }).click();
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
    await page.unroute(code);
    await readMore(page).click();
    await expectWholeArticle(page);
  });

  test('does not take the other articles with it', async ({ page }) => {
    await page.route(code, (route) => route.abort());
    await open(page, '/news/new-organic-certification');
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(notFound(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      articles.find((other) => other.id === 'new-organic-certification')?.title ?? '',
    );
    await expect(article(page)).toContainText('three-year transition');
  });
});

test.describe('an unknown article', () => {
  /** At the list of news, with no trace of the bad address in the history. */
  async function expectNewsInsteadOf(page: Page, before: string) {
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
    await expect(page.getByRole('article')).toHaveCount(articles.length);
    await page.goBack();
    await expect(page).toHaveURL(before);
    await page.goForward();
    await expect(page).toHaveURL('/news');
  }

  for (const address of ['/news/no-such-article', '/news/no/such', '/news/%3Cscript%3E']) {
    test(`leads to the news when ${address} is typed`, async ({ page }) => {
      await open(page, '/about');
      await open(page, address);
      await expectNewsInsteadOf(page, '/about');
    });
  }

  test('leads to the news when a link of the site is clicked', async ({ page }) => {
    const notFoundPage: string[] = [];
    await rewriteCode(page, (source) =>
      source.replace(/(label:([`'"])Gallery\2,to:)([`'"])\/gallery\3/, '$1`/news/no-such-article`'),
    );
    await open(page, '/about');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    page.on('framenavigated', () => notFoundPage.push(page.url()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/news');
    expect(await page.evaluate(() => 'stillHere' in window), 'no new page was loaded').toBe(true);
    expect(notFoundPage.some((url) => url.endsWith('/news/no-such-article'))).toBe(true);
    await expectNewsInsteadOf(page, '/about');
  });

  test.describe('on a host that knows no redirects', () => {
    test.use({ expectedErrors: /status of 404/ });

    test('leads to the news from the page for unknown addresses', async ({ page, request }) => {
      const body = await (await request.get('/no-such-page')).text();
      await page.route('**/news/no-such-article', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html;charset=utf-8', body }),
      );
      await open(page, '/about');
      const response = await page.goto('/news/no-such-article');
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expectNewsInsteadOf(page, '/about');
    });
  });
});
