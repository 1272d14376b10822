import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addressIn, otherLanguages } from '../../content/languages.ts';
import { articles } from '../../content/news.ts';
import { homePage } from '../../content/pages/home.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { unknownAddress } from '../support/page-titles.ts';
import { expect, hydrated, open, test } from '../support/site.ts';

test.use({ expectedErrors: /status of 404/ });

async function expectNotFound(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.heading);
  await expect(page).toHaveTitle(notFoundPage.title);
  const main = page.getByRole('main');
  await expect(main.getByText(notFoundPage.code, { exact: true })).toBeVisible();
  await expect(main.getByText(notFoundPage.message, { exact: true })).toBeVisible();
}

test('an unknown address shows the not-found page with a link to the home page', async ({
  page,
}) => {
  const address = '/a/deep/path/that/is/nowhere?with=query#and-hash';
  const response = await page.goto(address);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expectNotFound(page);
  await expect(page).toHaveURL(address);
  await expect(
    page.getByRole('main').getByRole('link', { name: notFoundPage.productsLabel }),
  ).toHaveAttribute('href', '/products');
  await page.getByRole('link', { name: notFoundPage.linkLabel }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homePage.hero.heading);
});

test('a link on the site to an unknown address shows the not-found page without a page load', async ({
  page,
}) => {
  const address = `/news/${articles[0]?.id}`;
  await open(page, address);
  // The content check rejects such links, so this test adds one to the text of an article.
  await page
    .locator(`#text-of-${articles[0]?.id} p`)
    .last()
    .evaluate((paragraph) => {
      paragraph.innerHTML += '<a href="/no/such/page">Unknown page</a>';
      Object.assign(window, { isSameDocument: true });
    });
  await page.getByRole('link', { name: 'Unknown page' }).click();
  await expect(page).toHaveURL('/no/such/page');
  await expectNotFound(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[0]?.title ?? '');
});

for (const language of otherLanguages)
  test(`a host with one not-found page leads to that of ${language.name} by script, and from unknown articles to its list of news`, async ({
    page,
  }) => {
    const body = readFileSync('build/client/404.html', 'utf8');
    for (const [unknown, target] of [
      [unknownAddress, '/404'],
      ['/news/no-such-article', '/news'],
    ] as const) {
      await page.route(addressIn(language, unknown), (route) =>
        route.fulfill({ status: 404, contentType: 'text/html;charset=utf-8', body }),
      );
      await page.goto(addressIn(language, unknown));
      await expect(page).toHaveURL(addressIn(language, target));
      await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
    }
  });
