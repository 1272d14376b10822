import type { Locator, Page } from '@playwright/test';
import { dateText } from '../../app/text/date-text.ts';
import { numberText } from '../../app/text/number-text.ts';
import { localAddress } from '../../content/languages.ts';
import { articles, newsCategories } from '../../content/news.ts';
import { articlePage } from '../../content/pages/article.ts';
import { part } from '../../content/part.ts';
import { fadeOf, wholeFade } from '../every-page/fade.ts';
import { expectContentLinks } from '../support/content-links.ts';
import { expect, open, test } from '../support/site.ts';

const [first, second] = articles;
const last = articles.at(-1);
if (!first || !second || !last) throw new Error('These tests need at least two articles.');

const article = (page: Page) => page.getByRole('main').getByRole('article');
const sidebar = (page: Page) => page.getByRole('complementary', { name: articlePage.sidebarLabel });
const neighbour = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: articlePage.neighboursLabel })
    .getByRole('link', { name: new RegExp(`^${label}`) });

/** The text of an article, without markup and whitespace. */
function textOfFile(page: Page, id: string) {
  const html = part('articleTexts')[id] ?? '';
  return page.evaluate(
    (source) =>
      new DOMParser().parseFromString(source, 'text/html').body.textContent.replace(/\s+/g, ''),
    html,
  );
}

const hasPictures = (id: string) => part('articleTexts')[id]?.includes('<figure>') ?? false;

async function expectFullArticle(
  page: Page,
  { id, title, date, author, category, image }: (typeof articles)[number],
) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(article(page).getByRole('time')).toHaveText(dateText(date));
  await expect(article(page).getByText(`${articlePage.byLabel} ${author}`)).toBeVisible();
  await expect(article(page).getByText(category, { exact: true })).toBeVisible();
  const picture = article(page).locator('img').first();
  await expect(picture).toHaveAttribute('src', image);
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  const text = await textOfFile(page, id);
  expect(text.length).toBeGreaterThan(0);
  expect((await article(page).textContent())?.replace(/\s+/g, '')).toContain(text);
  for (const paragraph of await article(page).getByRole('paragraph').all())
    await expect(paragraph).toBeVisible();
}

test('the first and the last article show everything about them, Previous and Next, and a sidebar (R5, R15) @every-language @fixture', async ({
  page,
}) => {
  await open(page, `/news/${first.id}`);
  await expectFullArticle(page, first);

  await test.step('its picture and its text fade in over 0.5 s', async () => {
    const fades = await article(page).evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter((part) => getComputedStyle(part).animationName !== 'none')
        .map((part) => ({
          seconds: getComputedStyle(part).animationDuration,
          name: getComputedStyle(part).animationName,
          hasPicture: part.querySelector('img') !== null,
          hasText: part.querySelector('p') !== null,
        })),
    );
    const fade = { seconds: '0.5s', name: expect.stringMatching(/fade/) };
    expect(fades).toEqual([
      { ...fade, hasPicture: true, hasText: false },
      { ...fade, hasPicture: hasPictures(first.id), hasText: true },
    ]);
    const picture = article(page).locator('span:has(> picture)').first();
    const text = page.locator(`#text-of-${first.id}`).locator('..');
    for (const part of [picture, text]) expect(await fadeOf(part)).toEqual(wholeFade);
  });

  await test.step('Next, clicked twice, opens the second article, and Previous comes back', async () => {
    const [previous, next] = [articlePage.previousLabel, articlePage.nextLabel];
    await expect(neighbour(page, previous)).toHaveCount(0);
    await expect(neighbour(page, next)).toContainText(second.title);
    const entries = await page.evaluate(() => history.length);
    await neighbour(page, next).dblclick();
    await expect(page).toHaveURL(localAddress(`/news/${second.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // Its text moves what is below it.
    await expect(page.getByText(articlePage.loadingLabel)).toHaveCount(0);
    await expect(neighbour(page, previous)).toContainText(first.title);
    await expect(page).toHaveURL(localAddress(`/news/${second.id}`));
    expect(await page.evaluate(() => history.length), 'entries of the history').toBe(entries + 1);
    await neighbour(page, previous).click();
    await expect(page).toHaveURL(localAddress(`/news/${first.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
  });

  await test.step('the last article has no Next', async () => {
    await open(page, `/news/${last.id}`);
    await expectFullArticle(page, last);
    await expect(neighbour(page, articlePage.nextLabel)).toHaveCount(0);
    await expect(neighbour(page, articlePage.previousLabel)).toContainText(
      articles.at(-2)?.title ?? '',
    );
  });

  await test.step('the sidebar has Related Content, the categories and Share', async () => {
    const isRelated = ({ id, category }: (typeof articles)[number]) =>
      category === last.category && id !== last.id;
    // app/pages/article/article-sidebar.test.ts tests which articles are related.
    const related = articles.filter(isRelated);
    // Without the one that Previous leads to.
    const others = articles.slice(0, -2);
    await expect(sidebar(page).getByRole('heading', { level: 2 })).toHaveText([
      ...(related.length > 0 ? [articlePage.relatedHeading] : []),
      ...(related.length === 0 && others.length > 0 ? [articlePage.othersHeading] : []),
      articlePage.categoriesHeading,
      articlePage.shareHeading,
      ...(related.length > 0 ? [] : [articlePage.relatedHeading]),
    ]);
    const links = sidebar(page).getByRole('link');
    await expectContentLinks(links, [
      ...(related.length > 0 ? related : others)
        .slice(0, 2)
        .map(({ id, title }) => ({ name: title, url: localAddress(`/news/${id}`) })),
      ...newsCategories(articles).map(({ name, count, url }) => ({
        name: `${name} (${numberText(count)})`,
        url,
      })),
      ...articlePage.shareTargets,
    ]);
  });

  await test.step('the sidebar stays in view beside the text, if the window is high enough', async () => {
    for (const [height, staysInView] of [
      [800, true],
      [500, false],
    ] as const) {
      await page.setViewportSize({ width: 1280, height });
      const text = page.locator(`#text-of-${last.id}`);
      await text.evaluate((element) =>
        element.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      const box = await sidebar(page).boundingBox();
      const isInView = box !== null && box.y >= 0 && box.y + box.height <= height;
      expect(isInView, `in a window ${height} px high`).toBe(staysInView);
    }
  });
});

test('on a wide screen, pictures in the text are as wide as its column, so that none covers the sidebar @every-language', async ({
  page,
}) => {
  const withPictures = articles.find(({ id }) => hasPictures(id));
  test.skip(!withPictures, 'no article has pictures in its text');
  await open(page, `/news/${withPictures?.id}`);
  const text = page.locator(`#text-of-${withPictures?.id}`);
  await expect(text.getByRole('figure').first()).not.toHaveText('');
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [column, aside] = [await text.boundingBox(), await sidebar(page).boundingBox()];
    if (!column || !aside) throw new Error('The article has no text or no sidebar.');
    const right = column.x + column.width;
    expect(aside.x >= right || aside.x + aside.width <= column.x).toBe(true);
    const boxes = await text
      .getByRole('figure')
      .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().toJSON()));
    for (const box of boxes) {
      expect(box.left).toBeCloseTo(column.x, 0);
      expect(box.right).toBeCloseTo(right, 0);
    }
  }
});

test('on a wide screen, headings are beside their text, and tables are as wide as both', async ({
  page,
}) => {
  const withText = (pattern: RegExp) =>
    articles.find(({ id }) => pattern.test(part('articleTexts')[id] ?? ''));
  const withTable = withText(/<thead/);
  const withNarrowTable = withText(/<table(?!.*<thead)/);
  test.skip(!withTable || !withNarrowTable, 'no articles have tables with two and more columns');

  await open(page, `/news/${withTable?.id}`);
  const text = page.locator(`#text-of-${withTable?.id}`);
  const widthOf = async (parts: Locator) => (await parts.first().boundingBox())?.width ?? 0;
  const paragraph = await widthOf(text.getByRole('paragraph'));
  expect(await widthOf(text.getByRole('table'))).toBeGreaterThan(1.25 * paragraph);
  const places = await text.evaluate((element) => {
    const boxOf = (part: Element | null | undefined) => part?.getBoundingClientRect();
    const headings = [...element.querySelectorAll('h2')].filter(
      ({ nextElementSibling }) => nextElementSibling?.tagName === 'P',
    );
    return headings.map((heading) => {
      const [own, next] = [boxOf(heading), boxOf(heading.nextElementSibling)];
      const table = boxOf(element.querySelector('table'));
      const { fontSize, lineHeight } = getComputedStyle(heading);
      return {
        isBeside: own && next && own.right <= next.left && Math.abs(own.top - next.top) < 16,
        isAligned: own && table && Math.abs(own.left - table.left) < 1,
        hasFewLines: own && own.height < 3.5 * Number.parseFloat(lineHeight),
        size: fontSize,
      };
    });
  });
  expect(places.length).toBeGreaterThan(0);
  const [{ size } = { size: '' }] = places;
  for (const place of places)
    expect(place).toEqual({ isBeside: true, isAligned: true, hasFewLines: true, size });
  // Also the heading of a table.
  const sizes = await text
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).fontSize));
  expect([...new Set(sizes)]).toEqual([size]);

  /** The months at the beginning of a cell are drawn above their text. */
  const expectMonthsToBeDrawn = async () => {
    const drawn = await text.locator('td:has([data-months])').evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNode([...cell.childNodes].find(({ nodeType }) => nodeType === 3) ?? cell);
        const marks = [...cell.querySelectorAll('[data-month]')].map((mark) =>
          mark.getBoundingClientRect(),
        );
        return {
          months: marks.filter(({ width, height }) => width > 8 && height > 8).length,
          isInside: marks.every(({ right }) => right <= cell.getBoundingClientRect().right),
          isAbove: marks.every(({ bottom }) => bottom < words.getBoundingClientRect().top),
        };
      }),
    );
    expect(drawn.length).toBeGreaterThan(0);
    for (const cell of drawn) expect(cell).toEqual({ months: 12, isInside: true, isAbove: true });
  };
  await expectMonthsToBeDrawn();

  /** On a phone. */
  const expectTableToFit = async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const hidden = await article(page)
      .getByRole('table')
      .first()
      .evaluate(({ parentElement: frame }) => frame && frame.scrollWidth - frame.clientWidth);
    expect(hidden).toBe(0);
  };

  await test.step('on a phone, the cells of a table with three columns are below each other, each with its label', async () => {
    await expectTableToFit();
    await expectMonthsToBeDrawn();
    const table = article(page).getByRole('table').first();
    const labels = await table.getByRole('columnheader').allTextContents();
    const rows = await table.getByRole('row').evaluateAll((all) =>
      all.slice(1).map((row) =>
        [...row.children].map((cell) => {
          const { top, bottom } = cell.getBoundingClientRect();
          return { top, bottom, label: getComputedStyle(cell, '::before').content };
        }),
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const cells of rows) {
      expect(cells.length).toBeGreaterThan(2);
      for (const [index, { top, label }] of cells.entries()) {
        if (index === 0) continue;
        expect(top).toBeGreaterThanOrEqual(cells[index - 1]?.bottom ?? Number.POSITIVE_INFINITY);
        expect(label).toContain(labels[index]);
      }
    }
  });

  await test.step('on a phone, a table with two columns fits', async () => {
    await open(page, `/news/${withNarrowTable?.id}`);
    await expectTableToFit();
  });
});
