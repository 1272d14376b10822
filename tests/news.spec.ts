import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { expectPlaceholders } from './placeholders.ts';
import { expect, hydrated, open, scrollThrough, test } from './site.ts';

/** As the specification lists them (section 3). */
const listed = [
  { id: 'sustainable-farming-practices', date: 'April 15, 2025' },
  { id: 'new-organic-certification', date: 'March 28, 2025' },
  { id: 'seasonal-produce-guide', date: 'March 10, 2025' },
  { id: 'community-supported-agriculture', date: 'February 15, 2025' },
].map((entry) => {
  const article = articles.find(({ id }) => id === entry.id);
  if (!article) throw new Error(`content/news.ts lacks ${entry.id}`);
  return { ...article, ...entry };
});

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More news' });
const teaser = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

test.describe('the list @every-size', () => {
  test('is titled News & Updates, and its articles Latest News, in order', async ({ page }) => {
    await open(page, '/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
    const list = page.getByRole('main');
    await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText('Latest News');
    await expect(list.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
      listed.map(({ title }) => title),
    );
  });

  test('shows image, date, author and excerpt of each, and a Read More link', async ({ page }) => {
    await open(page, '/news');
    for (const { id, title, date, author, excerpt, image } of listed) {
      const article = teaser(page, title);
      await expect(article.getByRole('time')).toHaveText(date);
      await expect(article).toContainText(author);
      await expect(article).toContainText(excerpt);
      const picture = article.locator('img');
      await expect(picture).toHaveAttribute('src', image);
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeVisible();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      const link = article.getByRole('link', { name: /^Read More/ });
      await expect(link).toHaveAttribute('href', `/news/${id}`);
      // Read out in a list of links, it says which article it is.
      await expect(link).toHaveAccessibleName(new RegExp(`about “${title}”$`));
    }
  });
});

for (const { id, title } of listed) {
  test(`Read More leads to ${id}`, async ({ page }) => {
    await open(page, '/news');
    await teaser(page, title).getByRole('link').click();
    await expect(page).toHaveURL(`/news/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test.describe('the sidebar @every-size', () => {
  test('lists the categories with their counts, and the networks, as links that lead nowhere yet (R5)', async ({
    page,
  }) => {
    await open(page, '/news');
    const names = [
      'Sustainability (1)',
      'Certification (1)',
      'Seasonal (1)',
      'Community (1)',
      'Facebook',
      'Instagram',
      'Twitter',
      'LinkedIn',
    ];
    await expectPlaceholders(sidebar(page).getByRole('link'), names);
  });
});

test.describe('the newsletter (R6)', () => {
  const form = (page: Page) => sidebar(page);
  const field = (page: Page) => form(page).getByRole('textbox', { name: 'Email address' });
  const submit = (page: Page) => form(page).getByRole('button', { name: 'Subscribe' }).click();
  const answer = (page: Page) => form(page).getByRole('status');

  /** What the page asks for from now on, the map's own files aside: they come when they like. */
  async function watchRequests(page: Page) {
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!/^https:\/\/(tile\.openstreetmap|cdnjs)\./.test(request.url()))
        requests.push(request.url());
    });
    return requests;
  }

  test("is checked by the browser, in the browser's own words", async ({ page }) => {
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
  });

  test('sends nothing, stays on the page and says so in one line', async ({ page }) => {
    await open(page, '/news');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const requests = await watchRequests(page);
    const before = await page.evaluate(() => [location.href, history.length]);
    await field(page).fill('mona@example.com');
    await submit(page);
    await expect(answer(page)).toHaveText(
      'The newsletter has not started yet: nothing was sent, and your address was not kept.',
    );
    await expect(field(page)).toHaveValue('');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  });

  test('sends nothing by Enter either', async ({ page }) => {
    await open(page, '/news');
    const requests = await watchRequests(page);
    await field(page).fill('mona@example.com');
    await field(page).press('Enter');
    await expect(answer(page)).toContainText('nothing was sent');
    await expect(page).toHaveURL('/news');
    expect(requests).toEqual([]);
  });

  test.describe('without script', () => {
    // The script files that a page preloads are refused, as they should be.
    test.use({ javaScriptEnabled: false, expectedErrors: /^failed: .*\.js$/ });

    test('sends nothing either', async ({ page }) => {
      await page.goto('/news');
      await field(page).fill('mona@example.com');
      await page.waitForLoadState('networkidle');
      const pages: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
      await submit(page);
      // Whatever the form does, it has done when a click after it has been answered.
      await teaser(page, listed[0]?.title ?? '')
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(`/news/${listed[0]?.id}`);
      expect(pages.map((url) => new URL(url).pathname)).toEqual([`/news/${listed[0]?.id}`]);
    });
  });
});

test('comes back to the same place in the list', async ({ page }) => {
  await open(page, '/news');
  const last = listed.at(-1)?.title ?? '';
  await teaser(page, last).getByRole('link').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await teaser(page, last).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last);
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
