import type { Page } from '@playwright/test';
import { secondPressLimit } from '../../app/contact/second-press.ts';
import { dateText } from '../../app/text/date-text.ts';
import { numberText } from '../../app/text/number-text.ts';
import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import { articles, newsCategories } from '../../content/news.ts';
import { latestCount, newsPage } from '../../content/pages/news.ts';
import { expectContentLinks } from '../support/content-links.ts';
import { openWithoutCode } from '../support/open-without-code.ts';
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

const field = (page: Page) => sidebar(page).getByRole('textbox', { name: newsletter.inputLabel });
const submit = (page: Page) => sidebar(page).getByRole('button', { name: newsletter.buttonLabel });
const answer = (page: Page) => sidebar(page).getByRole('status');

/** Shows the articles after the latest ones, if there are any. */
async function showOlder(page: Page) {
  const older = page.getByText(newsPage.olderLabel, { exact: true });
  if ((await older.count()) > 0) await older.click();
}

const teaser = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the news list shows every article, whose page Read More opens, and a sidebar with a newsletter that the browser validates and that sends nothing (R5, R6) @fixture', async ({
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

  await test.step('the focus ring of the newest article does not cross the heading above it', async () => {
    // Browsers show the ring to those who use the keyboard.
    await page.keyboard.press('Tab');
    await firstReadMore(page).focus();
    const ring = await firstReadMore(page).evaluate((link) => {
      let part: Element | null = link;
      while (part && getComputedStyle(part).outlineStyle === 'none') part = part.parentElement;
      if (!part) return 0;
      const { outlineOffset, outlineWidth } = getComputedStyle(part);
      return (
        part.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth)
      );
    });
    const heading = await main.getByRole('heading', { level: 2 }).first().boundingBox();
    expect(ring).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
  });

  await test.step('the sidebar lists the categories with their counts and the social networks', async () => {
    await expectContentLinks(sidebar(page).getByRole('link'), [
      ...newsCategories(articles).map(({ name, count, url }) => ({
        name: `${name} (${numberText(count)})`,
        url,
      })),
      ...company.social,
    ]);
  });

  await test.step('an empty or wrong address is refused by the browser', async () => {
    await expect(field(page)).toHaveAttribute('type', 'email');
    await expect(field(page)).toHaveAttribute('required');
    for (const [typed, fault] of [
      ['', 'valueMissing'],
      ['mona@', 'typeMismatch'],
    ] as const) {
      await field(page).fill(typed);
      await submit(page).click();
      await expect(field(page)).toBeFocused();
      const validity = await field(page).evaluate(
        ({ validity }: HTMLInputElement, fault) => [validity[fault], validity.customError],
        fault,
      );
      expect(validity).toEqual([true, false]);
      await expect(answer(page)).toBeEmpty();
      await expect(field(page)).toHaveValue(typed);
    }
  });

  const requests: string[] = [];
  // Assets, pictures and the map may load at any time.
  const others = /^https:\/\/(tile\.openstreetmap|cdnjs)\.|\/(assets|pictures)\//;
  await scrollThrough(page);
  await untilNetworkIsIdle(page);
  page.on('request', (request) => !others.test(request.url()) && requests.push(request.url()));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const before = await page.evaluate(() => [location.href, history.length]);
  for (const [way, press] of [
    ['two clicks', () => submit(page).dblclick()],
    [
      'Enter pressed twice',
      async () => {
        await field(page).focus();
        await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
      },
    ],
  ] as const)
    await test.step(`after ${way}, the newsletter stays on the page, shows its answer, and has sent nothing`, async () => {
      await typeInto(field(page), 'mona@example.com');
      await press();
      await expect(answer(page)).toHaveText(newsletter.answer);
      await expect(field(page)).toHaveValue('');
      await expect(sidebar(page).locator(':user-invalid, [aria-invalid]')).toHaveCount(0);
      await untilNetworkIsIdle(page);
      expect(requests).toEqual([]);
      expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
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

test('the newsletter waits for script, and keeps an unsent address (R6) @every-engine @fixture', async ({
  page,
}) => {
  const hydrate = await openWithoutCode(page, '/news');

  await test.step('shows its answer once script arrives after it was submitted', async () => {
    await typeInto(field(page), 'mona@example.com');
    await field(page).press('Enter');
    await hydrate();
    await expect(answer(page)).toHaveText(newsletter.answer);
    await expect(sidebar(page).locator(':user-invalid, [aria-invalid]')).toHaveCount(0);
  });

  await test.step('later, it asks for an address again', async () => {
    await page.waitForTimeout(secondPressLimit + 100);
    await field(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(sidebar(page).locator(':user-invalid')).toHaveCount(1);
  });

  await test.step('keeps an address at a reload and when the visitor comes back', async () => {
    await typeInto(field(page), 'mona@example.com');
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

test('older news that was opened before the script arrived is open after Back @fixture', async ({
  page,
}) => {
  const hydrate = await openWithoutCode(page, '/news');
  await page.getByText(newsPage.olderLabel, { exact: true }).click();
  await hydrate();
  await teaser(page, last.title).getByRole('link', { name: last.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.title);
  await page.goBack();
  await expect(teaser(page, last.title)).toBeVisible();
});
