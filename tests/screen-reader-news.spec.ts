// The transcript of the news and an article. CONTRIBUTING.md explains how to update it.
import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import {
  articleTexts,
  categoryTexts,
  companyTexts,
  placeholderWriter,
} from './screen-reader/placeholders.ts';
import { replace, shorten, Transcript } from './screen-reader/transcript.ts';
import { expect, open, test } from './site.ts';

test.use({ reducedMotion: 'reduce' } as object);

/** The text of an article with every allowed kind of element. */
const text = `
  <p>Some text with <a href="/products">a link</a>, <strong>bold</strong> and <em>italic</em> text.</p>
  <h2>A section</h2>
  <ul><li>First point</li><li>Second point</li></ul>
  <h3>A part of the section</h3>
  <blockquote><p>A quotation.</p></blockquote>
  <table><caption>A table</caption>
    <thead><tr><th scope="col">Produce</th><th scope="col">Season</th></tr></thead>
    <tbody><tr><th scope="row">Lemons</th><td>All year</td></tr></tbody>
  </table>`;

test('the news list and an article match their screen reader transcript @fixture', async ({
  page,
}) => {
  // The second article has a previous and a next one.
  const [newer, article, older] = articles;
  if (!newer || !article || !older) throw new Error('This test needs three articles.');
  const transcript = new Transcript(
    page,
    placeholderWriter([
      ...companyTexts,
      ...categoryTexts(),
      ...[newer, article, older].flatMap(articleTexts),
    ]),
  );
  await page.route(new RegExp(`/assets/${article.id}-[^/]+\\.js$`), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default ${JSON.stringify(text)}`,
    }),
  );
  await open(page, '/news');
  const main = page.getByRole('main');
  await replace(main.getByRole('complementary'), '‹sidebar›');
  await page.locator('main div:has(> article)').evaluate((list) => {
    for (const item of [...list.children].slice(1)) item.setAttribute('data-transcript', '');
  });
  await transcript.read('The list of news', main);

  await main.getByRole('link', { name: article.title }).focus();
  await transcript.after('An article is opened', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'A part of the section' })).toBeVisible();
  });
  // Whether there are related articles depends on content.
  await replace(main.locator('h1').locator('..').locator('p').first(), '‹category›');
  await replace(relatedOf(page), '‹links to related articles, or that there are none›');
  await shorten(main.locator('section:has(> h2:text("Categories")) ul'));
  await transcript.read('The article', main);
  expect(`${transcript}`).toMatchSnapshot('article.txt');
});

const relatedOf = (page: Page) =>
  page.locator('section:has(> h2:text("Related Content")) > :not(h2)');
