import { readFileSync } from 'node:fs';
import { addressIn, otherLanguages } from '../../content/languages.ts';
import { expect, test } from '../support/site.ts';

test.use({ expectedErrors: /status of 404/ });

for (const language of otherLanguages) {
  const unknown = addressIn(language, '/no-such-page');

  test(`unknown addresses below ${language.prefix} have the not-found page of the language, unknown articles lead to its list of news`, async ({
    request,
  }) => {
    const page = await request.get(unknown);
    expect(page.status()).toBe(404);
    expect(await page.text()).toMatch(new RegExp(`<html lang="${language.locale}".*<h1`, 's'));
    const article = await request.get(addressIn(language, '/news/no-such-article'), {
      maxRedirects: 0,
    });
    expect(article.status()).toBe(302);
    expect(article.headers().location).toBe(addressIn(language, '/news'));
  });

  test(`a host with one not-found page leads to that of ${language.name} by script`, async ({
    page,
  }) => {
    const body = readFileSync('build/client/404.html', 'utf8');
    const answer = { status: 404, contentType: 'text/html;charset=utf-8', body };
    await page.route(unknown, (route) => route.fulfill(answer));
    await page.goto(unknown);
    await expect(page).toHaveURL(addressIn(language, '/404'));
    await expect(page.locator('html')).toHaveAttribute('lang', language.locale);

    const article = addressIn(language, '/news/no-such-article');
    await page.route(article, (route) => route.fulfill(answer));
    await page.goto(article);
    await expect(page).toHaveURL(addressIn(language, '/news'));
  });
}
