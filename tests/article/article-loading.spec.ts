import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { addressIn, otherLanguages } from '../../content/languages.ts';
import { articles } from '../../content/news.ts';
import { articlePage } from '../../content/pages/article.ts';
import { newsPage } from '../../content/pages/news.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { scriptsRequestedBy } from '../support/page-code.ts';
import { expect, hydrated, open, test, untilNetworkIsIdle } from '../support/site.ts';

const { notFound } = articlePage;
const [firstArticle, secondArticle] = articles;
if (!firstArticle || !secondArticle) throw new Error('These tests need at least two articles.');
const address = `/news/${secondArticle.id}`;

const readMore = (page: Page) => page.getByRole('link', { name: secondArticle.title });
const article = (page: Page) => page.getByRole('main').getByRole('article');
const notFoundHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: notFound.heading });

async function expectFullArticle(page: Page) {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(secondArticle?.title ?? '');
  await expect(article(page).getByRole('paragraph').last()).toBeVisible();
  await expect(article(page).getByRole('status')).toHaveCount(0);
}

/** The name of the built script with the article's text. */
function findTextFile(): string {
  const page = readFileSync(`build/client${address}.html`, 'utf8');
  const text = page.slice(page.indexOf(`id="text-of-${secondArticle?.id}"`));
  // Without signs that the script may escape.
  const [words = ''] = /[a-z ]{30,}/.exec(text.slice(text.indexOf('<p>'))) ?? [];
  const files = globSync('build/client/assets/*.js').filter((file) =>
    readFileSync(file, 'utf8').includes(words),
  );
  expect(words).not.toBe('');
  expect(files).toHaveLength(1);
  return basename(files[0] ?? '');
}

test.describe('an article whose text cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\/assets\/|dynamically imported module/ });

  test('shows Article Not Found, and other articles are not affected', async ({ page }) => {
    const textFile = `**/${findTextFile()}`;
    await page.route(textFile, (route) => route.abort());
    await open(page, `/news/${firstArticle.id}`);
    const text = await article(page).getByRole('paragraph').last().textContent();
    const next = page.getByRole('link', { name: new RegExp(`^${articlePage.nextLabel}`) });
    await next.click();
    await expect(notFoundHeading(page)).toBeVisible();
    await expect(notFoundHeading(page)).toBeFocused();
    await expect(page).toHaveTitle(notFound.title);
    await expect(page).toHaveURL(address);
    // Dark on paper.
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect(page.getByRole('banner')).toHaveCSS('color', ink);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstArticle.title);
    await expect(article(page).getByRole('paragraph').last()).toHaveText(text ?? '');

    await test.step('its link leads to the news', async () => {
      await next.click();
      await page.getByRole('link', { name: notFound.linkLabel }).click();
      await expect(page).toHaveURL('/news');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsPage.hero.heading);
    });

    await test.step('a spinner is shown until its text has loaded after all (R15)', async () => {
      await page.unroute(textFile);
      const release = await holdRequests(page, textFile);
      // The link has loaded the whole page. Before hydration, the next one would, too.
      await hydrated(page);
      await readMore(page).click();
      const spinner = article(page).getByRole('status');
      await expect(spinner).toHaveText(articlePage.loadingLabel);
      await expect(spinner).toBeVisible();
      const circle = await spinner.evaluate((element) => {
        const { animationName, animationPlayState } = getComputedStyle(element, '::before');
        return { animationName, animationPlayState };
      });
      expect(circle).toEqual({
        animationName: expect.not.stringMatching('none'),
        animationPlayState: 'running',
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(secondArticle.title);
      release();
      await expectFullArticle(page);
    });
  });
});

/** Checks that the list of news is shown and that the unknown address is not in the history. */
async function expectRedirectToNews(page: Page, previous: string) {
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsPage.hero.heading);
  await expect(page.getByRole('article')).toHaveCount(articles.length);
  await page.goBack();
  await expect(page).toHaveURL(previous);
  await page.goForward();
  await expect(page).toHaveURL('/news');
}

test('an article loads its text only once, and a link in it to an unknown one redirects to the list of news, without a page load (R15) @every-engine', async ({
  page,
}) => {
  await test.step('a prerendered article shows no spinner and does not load its text', async () => {
    const textFile = findTextFile();
    const requested = await scriptsRequestedBy(page, async () => {
      await open(page, address);
      await expectFullArticle(page);
      await untilNetworkIsIdle(page);
    });
    expect(requested.size).toBeGreaterThan(0);
    expect([...requested].filter((url) => url.endsWith(textFile))).toEqual([]);
  });
  for (const visit of ['prerendered', 'opened from the list'])
    await test.step(`a link in an article that was ${visit}`, async () => {
      await expectFullArticle(page);
      // The content check rejects such links, so this test adds one to the text.
      await page
        .locator(`#text-of-${secondArticle.id} p`)
        .last()
        .evaluate((paragraph) => {
          paragraph.innerHTML += '<a href="/news/no-such-article">Unknown article</a>';
          Object.assign(window, { isSameDocument: true });
        });
      await page.getByRole('link', { name: 'Unknown article' }).click();
      await expect(page).toHaveURL('/news');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await expectRedirectToNews(page, address);
      await readMore(page).click();
    });
  await test.step('a link with the full address of a page of another language', async () => {
    await expectFullArticle(page);
    const [other] = otherLanguages;
    if (!other) throw new Error('The site has one language only.');
    await page
      .locator(`#text-of-${secondArticle.id} p`)
      .last()
      .evaluate(
        (paragraph, path) => {
          paragraph.innerHTML += `<a href="${location.origin}${path}">${path}</a>`;
        },
        addressIn(other, address),
      );
    await page.getByRole('link', { name: addressIn(other, address) }).click();
    await hydrated(page);
    await expect(page).toHaveURL(addressIn(other, address));
    await expect(page.locator('html')).toHaveAttribute('lang', other.locale);
  });
});

// Hosts with redirects answer with one: tests/hosting/hosting.spec.ts.
test.describe('on a host without redirects', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('the address of an unknown article redirects to the list of news', async ({ page }) => {
    const body = readFileSync('build/client/404.html', 'utf8');
    await page.route('**/news/no-such-article', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html;charset=utf-8', body }),
    );
    await page.goto('/robots.txt');
    await page.goto('/news/no-such-article');
    await expect(page).toHaveURL('/news');
    await hydrated(page);
    await expectRedirectToNews(page, '/robots.txt');
  });
});
