import type { Page } from '@playwright/test';
import { dateText } from '../../app/text/date-text.ts';
import { numberText } from '../../app/text/number-text.ts';
import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import { articles, newsCategories } from '../../content/news.ts';
import { latestCount, newsPage } from '../../content/pages/news.ts';
import { expectContentLinks } from '../support/content-links.ts';
import { holdCode } from '../support/hold-requests.ts';
import { simulateBackForwardCache } from '../support/safari-behaviour.ts';
import {
  expect,
  firstReadMore,
  hydrated,
  open,
  scrollThrough,
  test,
  typeInto,
  untilNetworkIsIdle,
} from '../support/site.ts';

const { newsletter } = newsPage;
const [first] = articles;
const last = articles.at(-1);
if (!first || !last) throw new Error('There are no articles.');

const sidebar = (page: Page) => page.getByRole('complementary', { name: newsPage.sidebarLabel });

/** Shows the articles after the latest ones, if there are any. */
async function showOlder(page: Page) {
  const older = page.getByText(newsPage.olderLabel, { exact: true });
  if ((await older.count()) > 0) await older.click();
}

const teaser = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the news list shows every article, whose page Read More opens, and a sidebar (R5) @fixture', async ({
  page,
}) => {
  await open(page, '/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsPage.hero.heading);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(newsPage.listHeading);
  const titles = main.getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(articles.slice(0, latestCount).map(({ title }) => title));
  await showOlder(page);
  await expect(titles).toHaveText(articles.map(({ title }) => title));
  for (const { id, title, date, author, excerpt, image } of articles) {
    const article = teaser(page, title);
    await expect(article.getByRole('time')).toHaveText(dateText(date));
    await expect(article).toContainText(author);
    await expect(article).toContainText(excerpt);
    const picture = article.locator('img');
    await expect(picture).toHaveAttribute('src', image);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    // Screen readers can list links without their context, so the name contains the title.
    const link = article.getByRole('link', { name: title });
    await expect(link).toHaveAttribute('href', localAddress(`/news/${id}`));
  }

  await test.step('the sidebar lists the categories with their counts and the social networks', async () => {
    await expectContentLinks(sidebar(page).getByRole('link'), [
      ...newsCategories(articles).map(({ name, count, url }) => ({
        name: `${name} (${numberText(count)})`,
        url,
      })),
      ...company.social,
    ]);
  });

  await test.step('Back from an article restores the scroll position', async () => {
    const link = teaser(page, last.title).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(localAddress(`/news/${last.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.title);
    await page.goBack();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsPage.hero.heading);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

test.describe('the newsletter (R6)', { tag: '@fixture' }, () => {
  const field = (page: Page) => sidebar(page).getByRole('textbox', { name: newsletter.inputLabel });
  const submit = (page: Page) =>
    sidebar(page).getByRole('button', { name: newsletter.buttonLabel }).click();
  const answer = (page: Page) => sidebar(page).getByRole('status');

  /**
   * Records requests from now on, except those for assets, pictures and the map, which may load at
   * any time.
   */
  async function recordRequests(page: Page) {
    await scrollThrough(page);
    await untilNetworkIsIdle(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!/^https:\/\/(tile\.openstreetmap|cdnjs)\.|\/(assets|pictures)\//.test(request.url()))
        requests.push(request.url());
    });
    return requests;
  }

  const submitTwice: Record<string, (page: Page) => Promise<void>> = {
    'two clicks': async (page) => {
      await submit(page);
      await submit(page);
    },
    'Enter pressed twice': async (page) => {
      await field(page).press('Enter');
      await page.keyboard.press('Enter');
    },
  };

  test('is validated by the browser, sends no request, stays on the page and shows an answer', async ({
    page,
  }) => {
    await open(page, '/news');
    await expect(field(page)).toHaveAttribute('type', 'email');
    await expect(field(page)).toHaveAttribute('required');
    for (const [typed, fault] of [
      ['', 'valueMissing'],
      ['mona at example', 'typeMismatch'],
      ['mona@', 'typeMismatch'],
    ] as const) {
      await field(page).fill(typed);
      await submit(page);
      await expect(field(page)).toBeFocused();
      const validity = await field(page).evaluate(
        ({ validity }: HTMLInputElement, fault) => ({
          fault: validity[fault],
          custom: validity.customError,
        }),
        fault,
      );
      expect(validity).toEqual({ fault: true, custom: false });
      await expect(answer(page)).toBeEmpty();
      await expect(field(page)).toHaveValue(typed);
    }

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const requests = await recordRequests(page);
    const before = await page.evaluate(() => [location.href, history.length]);
    for (const [way, press] of Object.entries(submitTwice))
      await test.step(`after ${way}`, async () => {
        await typeInto(field(page), 'mona@example.com');
        await press(page);
        await expect(answer(page)).toHaveText(newsletter.answer);
        await expect(field(page)).toHaveValue('');
        await expect(sidebar(page).locator(':user-invalid, [aria-invalid]')).toHaveCount(0);
        await untilNetworkIsIdle(page);
        expect(requests).toEqual([]);
        expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
        expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
      });
  });

  test('waits for script, and keeps an unsent address', async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(localAddress('/news'), { waitUntil: 'commit' });

    await test.step('shows its answer once script arrives after it was submitted', async () => {
      await typeInto(field(page), 'mona@example.com');
      await field(page).press('Enter');
      release();
      await hydrated(page);
      await expect(answer(page)).toHaveText(newsletter.answer);
      await expect(sidebar(page).locator(':user-invalid, [aria-invalid]')).toHaveCount(0);
    });

    await test.step('keeps an address at a reload and when the visitor comes back', async () => {
      await field(page).fill('mona@example.com');
      await simulateBackForwardCache(page);
      await expect(field(page)).toHaveValue('mona@example.com');
      await page.reload();
      await hydrated(page);
      await expect(field(page)).toHaveValue('mona@example.com');
      await firstReadMore(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
      await page.goBack();
      await expect(field(page)).toHaveValue('mona@example.com');
    });
  });

  test.describe('without JavaScript', () => {
    // The browser does not load the scripts that the page preloads.
    test.use({ javaScriptEnabled: false, expectedErrors: /^failed: .*\.js$/ });

    test('sends no request', async ({ page }) => {
      await page.goto(localAddress('/news'));
      await field(page).fill('mona@example.com');
      await untilNetworkIsIdle(page);
      const pages: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
      await submit(page);
      // The browser handles this click after the form.
      await teaser(page, first.title).getByRole('link').click();
      await expect(page).toHaveURL(localAddress(`/news/${first.id}`));
      expect(pages.map((url) => new URL(url).pathname)).toEqual([
        localAddress(`/news/${first.id}`),
      ]);
    });
  });
});
