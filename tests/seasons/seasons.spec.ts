import { readFileSync } from 'node:fs';
import { test as fileTest, type Locator, type Page } from '@playwright/test';
import { productsInMonth } from '../../app/season/products-in-month.ts';
import { isInSeason, levelIn } from '../../app/season/season.ts';
import { seasonRows, sortRows } from '../../app/season/season-rows.ts';
import { listedSources } from '../../app/sources/listed-sources.ts';
import { productName } from '../../app/text/product-name.ts';
import { categories } from '../../content/categories.ts';
import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { part } from '../../content/part.ts';
import { productCard } from '../../content/product-card.ts';
import { productTexts } from '../../content/product-texts.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { clickWhileLeaving } from '../support/click-while-leaving.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { openWithoutCode } from '../support/open-without-code.ts';
import { expect, hydrated, open, setDate, test } from '../support/site.ts';

const rows = seasonRows(products);
const categoryIds = categories.map(({ id }) => id);
const byStart = sortRows(rows, 'start', categoryIds);
/** A product with months that has one row, and one without known months. */
const grown = rows.find(({ year, variety }) => year && !variety);
const noted = rows.findLast(({ year }) => !year);
if (!grown?.year || !noted) throw new Error('The calendar lacks a kind of row.');
const chart = (page: Page) => page.getByRole('table', { name: seasonsPage.chartLabel });
const monthButton = (page: Page, name: string) =>
  chart(page).getByRole('button', { name: new RegExp(`^${name}`) });
const panel = (page: Page) =>
  page.getByRole('region', { name: new RegExp(seasonTexts.months.map(inSeason).join('|')) });
const { heading: inSeason, count } = seasonsPage.inSeason;
/** The name of a month from 1 to 12. */
const month = (number: number) => seasonTexts.months[number - 1] ?? '';
/** The products of which something is in season in a month. */
const idsIn = (number: number) => [
  ...new Set(
    rows.filter(({ year }) => isInSeason(levelIn(year, number))).map(({ product }) => product.id),
  ),
];
/** The link to the product, not “Ask about …”. */
const productInPanel = (page: Page, id: string) =>
  panel(page)
    .getByRole('link')
    .filter({ has: page.getByText(productName(id), { exact: true }) });
const rowOf = (page: Page, id: string) =>
  chart(page).getByRole('row', { name: new RegExp(`^${productName(id)}`) });
const sortBy = (page: Page, order: 'start' | 'category') =>
  page.getByRole('button', { name: seasonsPage.sort[order] });
/** Checks that the page shows what is in season in this month. */
const expectMonth = (page: Page, number: number) =>
  expect(panel(page).getByRole('heading')).toHaveText(inSeason(month(number)));

test.beforeEach(async ({ page }) => {
  await setDate(page, '2026-11-22T12:00:00');
});

test('a real table has a row for every crop, with words for every month, and prints on one A4 sheet @every-language', async ({
  page,
}) => {
  await open(page, '/seasons');
  await test.step('the table', async () => {
    await expect(chart(page).getByRole('columnheader')).toHaveCount(13);
    await expect(chart(page).getByRole('rowheader')).toHaveCount(rows.length);
    const row = rowOf(page, grown.product.id);
    const { levels, unknown } = seasonTexts;
    await expect(row.getByRole('cell')).toHaveText(
      grown.year?.map((level) => (level ? levels[level] : unknown)) ?? [],
    );
    // The tint of its category.
    await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(rowOf(page, noted.product.id).getByRole('cell')).toHaveText([
      productTexts[noted.product.id]?.seasonNote ?? '',
    ]);
  });
  await test.step('the current month, and what is in season in it', async () => {
    await expectMonth(page, 11);
    for (const id of idsIn(11)) await expect(productInPanel(page, id)).toBeVisible();
    await expect(chart(page).locator('th[data-current]')).toContainText(month(11));
  });
  await test.step('on a tablet and on paper, no month is broken', async () => {
    const size = page.viewportSize();
    for (const { media, width, months } of [
      { media: null, width: 768, months: 'button > [aria-hidden]' },
      { media: 'print', width: 718, months: 'thead th > :not(button, .visually-hidden)' },
    ] as const) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 1024 });
      const heights = await chart(page)
        .locator(months)
        .evaluateAll((months) => months.map((one) => one.getBoundingClientRect().height));
      expect(new Set(heights).size, `${media}`).toBe(1);
    }
    await page.emulateMedia({ media: null });
    if (size) await page.setViewportSize(size);
  });
  await test.step('the sources of the months', async () => {
    await page.getByText(seasonsPage.sourcesLabel, { exact: true }).click();
    const [source] = listedSources('months');
    await expect(page.getByRole('link', { name: source?.name, exact: true })).toHaveAttribute(
      'href',
      source?.url ?? '',
    );
  });
  // app/seo/seasons-csv.test.ts tests what is in it.
  await test.step('the CSV', async () => {
    const link = page.getByRole('link', { name: seasonsPage.download.label });
    await expect(link).toHaveAttribute('download');
    await expect(link).toHaveAttribute('href', localAddress('/seasons.csv'));
  });
  await test.step('it prints on one sheet, sorted and for a month too, with its address', async () => {
    const expectOneSheet = async () => {
      const paper = await page.pdf({ format: 'A4' });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), page.url()).toHaveLength(1);
    };
    await sortBy(page, 'category').click();
    await expectOneSheet();
    await sortBy(page, 'start').click();
    await monthButton(page, month(3)).click();
    await expectMonth(page, 3);
    await expectOneSheet();
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.locator(`[data-address="${company.siteUrl}${localAddress('/seasons')}"]`),
    ).toBeVisible();
  });
});

/**
 * Clicks in one task, so that nothing happens in between but what a click does itself. Like a mouse, it hits
 * what is then in the place.
 */
async function clickAtOnce(page: Page, buttons: readonly Locator[]) {
  const places = [];
  for (const button of buttons) {
    const box = await button.boundingBox();
    if (!box) throw new Error('A button is not visible.');
    places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  await page.evaluate((all) => {
    for (const { x, y } of all) (document.elementFromPoint(x, y) as HTMLElement).click();
  }, places);
}

test('a visitor chooses a month and an order, also without a pause @fixture', async ({ page }) => {
  test.slow();
  await open(page, '/seasons');
  await test.step('choosing a month does not move the chart, and a second click undoes the choice', async () => {
    const place = () => chart(page).boundingBox();
    const before = await place();
    for (const number of [8, 2, 5]) {
      await monthButton(page, month(number)).click();
      await expectMonth(page, number);
      expect(await place()).toEqual(before);
    }
    await monthButton(page, month(5)).click();
    await expect(page).toHaveURL(localAddress('/seasons'));
  });
  await test.step('a chosen month is in the address, is kept on reload, and Back undoes the choice', async () => {
    const inMarch = idsIn(3);
    const outOfSeason = products.filter(({ id }) => !inMarch.includes(id));
    await monthButton(page, month(3)).click();
    await expect(page).toHaveURL(localAddress('/seasons?month=3'));
    await expectMonth(page, 3);
    await expect(panel(page).getByRole('status')).toHaveText(count(inMarch.length, month(3)));
    // app/season/season.test.ts tests the level of a product with varieties.
    for (const { product, level, varieties } of productsInMonth(3))
      for (const text of [seasonTexts.levels[level], ...varieties])
        await expect(productInPanel(page, product.id)).toContainText(text);
    for (const { id } of outOfSeason) {
      await expect(productInPanel(page, id)).toHaveCount(0);
    }
    // Not pasta, which is made all year, nor products whose months are not known.
    const rowsOut = seasonRows(products).filter(({ year }) => levelIn(year, 3) === 'none');
    expect(rowsOut.length).toBeGreaterThan(0);
    const faded = chart(page).locator('[data-out] > th');
    await expect(faded).toHaveCount(rowsOut.length);
    expect(new Set(await faded.allTextContents())).toEqual(
      new Set(rowsOut.map(({ product, variety }) => [product.name, variety].join(' ').trim())),
    );

    await page.reload();
    await expect(monthButton(page, month(3))).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(page).toHaveURL(localAddress('/seasons'));
    await expectMonth(page, 11);
  });
  await test.step('products of a month stay in their place while others arrive', async () => {
    await monthButton(page, month(3)).click();
    await expectMonth(page, 3);
    const places = () =>
      panel(page)
        .getByRole('listitem')
        .evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().x));
    const complete = await places();
    await page.addStyleTag({
      content: '[aria-labelledby="in-season"] li:nth-child(n + 4) { display: none }',
    });
    expect(await places()).toEqual(complete);
    await page.reload();
    await monthButton(page, month(3)).click();
    await expect(page).toHaveURL(localAddress('/seasons'));
  });
  await test.step('the crops are sorted by the start of the season, or by category', async () => {
    const names = byStart.map(({ product, variety }) =>
      [product.name, variety].filter(Boolean).join(' '),
    );
    await expect(chart(page).getByRole('rowheader')).toHaveText(names);
    await sortBy(page, 'category').click();
    await expect(page).toHaveURL(localAddress('/seasons?sort=category'));
    const headings = await chart(page).locator('th[colspan]').allTextContents();
    expect(headings).toEqual(categoryIds.map((id) => productCard.categories[id]));
  });
  await test.step('on a phone, the answer is in view with the months after a month is chosen', async () => {
    await page.setViewportSize({ width: 375, height: 667 });
    const isInView = async () => {
      // Firefox scrolls to a part of a pixel, so that 0.04 % of a button can be above the screen.
      for (const part of [
        panel(page).getByRole('heading'),
        panel(page).getByRole('listitem').first(),
        monthButton(page, month(12)),
      ])
        await expect(part).toBeInViewport({ ratio: 0.99 });
    };
    // With the months at the bottom of the screen, the answer below them is out of view.
    await monthButton(page, month(12)).evaluate((button) => {
      window.scrollTo(0, button.getBoundingClientRect().bottom + window.scrollY - innerHeight);
    });
    await monthButton(page, month(3)).click();
    await isInView();
    await expectMonth(page, 3);
    await monthButton(page, month(9)).click();
    await expectMonth(page, 9);
    await isInView();
    // With the months at the top of the screen, nothing has to move.
    await monthButton(page, month(1)).evaluate((button) => button.scrollIntoView());
    await monthButton(page, month(3)).click();
    await isInView();
    await monthButton(page, month(9)).click();
    await isInView();
  });
  await test.step('a double click on a month chooses it, and clears it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await monthButton(page, month(9)).click();
    await sortBy(page, 'start').click();
    await expect(page).toHaveURL(localAddress('/seasons'));
    await monthButton(page, month(3)).dblclick();
    await expect(page).toHaveURL(localAddress('/seasons'));
    await expectMonth(page, 11);
    await expect(monthButton(page, month(3))).toHaveAttribute('aria-pressed', 'false');
  });
  // Each goes on from the choices of the one before.
  const [march, august] = [monthButton(page, month(3)), monthButton(page, month(8))];
  for (const [title, clicks, query] of [
    ['the same month twice clears it', [march, march], ''],
    ['the last of two months', [march, august], '?month=8'],
    ['a month and an order', [march, sortBy(page, 'category')], '?month=3&sort=category'],
    ['an order and a month', [sortBy(page, 'start'), august], '?month=8'],
  ] as const)
    await test.step(`two choices at once: ${title}`, async () => {
      await clickAtOnce(page, clicks);
      await expect
        .poll(() => new URL(page.url()).search.split(/[?&]/).toSorted())
        .toEqual(query.split(/[?&]/).toSorted());
      await expectMonth(page, Number(/month=(\d+)/.exec(query)?.[1] ?? 11));
      await expect(sortBy(page, 'category')).toHaveAttribute(
        'aria-pressed',
        `${query.includes('sort')}`,
      );
    });
  await test.step('a month that is chosen while the visitor leaves by a link is shown', async () => {
    const home = page.getByRole('banner').getByRole('link').first();
    await clickWhileLeaving(home, monthButton(page, month(5)));
    await expectMonth(page, 5);
    await expect(page).toHaveURL(localAddress('/seasons?month=5'));
    await page.goBack();
    await expect(page).toHaveURL(localAddress('/seasons?month=8'));
    await expectMonth(page, 8);
  });
  await test.step('Back from a month whose link has the focus leads to the heading of the other month', async () => {
    await monthButton(page, month(5)).click();
    await expectMonth(page, 5);
    await panel(page).getByRole('link').last().focus();
    await page.goBack();
    await expectMonth(page, 8);
    await expect(panel(page).getByRole('heading')).toBeFocused();
  });
  await test.step('Back from an order leaves the focus where it is in the chart', async () => {
    const link = rowOf(page, idsIn(8)[0] ?? '')
      .getByRole('link')
      .first();
    for (const control of [monthButton(page, month(8)), link]) {
      await sortBy(page, 'category').click();
      await expect(chart(page).locator('th[colspan]').first()).toBeVisible();
      await control.focus();
      await page.goBack();
      await expect(chart(page).locator('th[colspan]')).toHaveCount(0);
      await expect(control).toBeFocused();
    }
  });
  await test.step('Back right after a month undoes the choice', async () => {
    await monthButton(page, month(3)).evaluate((button: HTMLElement) => {
      button.click();
      history.back();
    });
    await expect(page).toHaveURL(localAddress('/seasons?month=8'));
    await expectMonth(page, 8);
    await expect(monthButton(page, month(8))).toHaveAttribute('aria-pressed', 'true');
    await expect(monthButton(page, month(3))).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('by keyboard, no product is under the months, which stay at the top', async () => {
    const links = chart(page).getByRole('rowheader').getByRole('link');
    await links.last().focus();
    for (let left = await links.count(); left > 1; left -= 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await chart(page).evaluate((table) => {
        const months = table.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
        const { top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        return Math.max(0, Math.round(months - top));
      });
      expect(hidden).toBe(0);
    }
    // The months themselves are in view, and the page stays where it is.
    const place = await page.evaluate(() => {
      scrollBy({ top: 300, behavior: 'instant' });
      return scrollY;
    });
    await monthButton(page, month(3)).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});

test('on a phone, Back and Reload find a place far below, although rows that are far away are not drawn @fixture @every-engine', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/seasons');
  const id = byStart.findLast(({ year }) => year)?.product.id ?? '';
  const link = rowOf(page, id).getByRole('link').first();
  // Firefox restores a scroll position in whole pixels.
  const expectAt = (top: number) =>
    expect
      .poll(async () =>
        Math.abs(top - (await link.evaluate((link) => link.getBoundingClientRect().top))),
      )
      .toBeLessThan(1.5);
  await link.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = await link.evaluate((link) => link.getBoundingClientRect().top);
  await page.reload();
  await expectAt(top);
  await hydrated(page);
  await link.click();
  await expect(page).toHaveURL(localAddress(`/products/${id}`));
  await page.goBack();
  await expectAt(top);
});

test('before script, what is in season in the month of the build is shown, with no layout shift when script arrives; unknown choices in the address are ignored, and others count @fixture', async ({
  page,
}) => {
  await setDate(page, '2027-03-10T12:00:00');
  // app/pages/seasons/season-view.test.ts tests every kind of unknown value.
  await test.step('the month of the build, then that of the clock, and no unknown month and order of the address', async () => {
    const hydrate = await openWithoutCode(page, '/seasons?month=13&sort=price');
    await expect(panel(page).getByRole('listitem').first()).toBeVisible();
    // The base of the tests ignores no shift here, because the address does not change.
    await hydrate();
    await expectMonth(page, 3);
    await expect(chart(page).locator('[aria-pressed="true"]')).toHaveCount(0);
  });
  await test.step('a month and an order chosen before script are in the address once script arrives', async () => {
    const hydrate = await openWithoutCode(page, '/seasons');
    await monthButton(page, month(8)).click();
    await monthButton(page, month(5)).dblclick();
    await sortBy(page, 'category').click();
    await hydrate();
    await expect(page).toHaveURL(/month=5/);
    await expect(page).toHaveURL(/sort=category/);
    await expectMonth(page, 5);
    await expect(monthButton(page, month(5))).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('an address with an order causes no layout shift', async () => {
    // Counts all shifts. The test base ignores those that follow a change of the history entry, as
    // during hydration.
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { allShifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Fonts shift the page a little.
    await holdRequests(page, /\/fonts-/);
    await page.goto(localAddress('/seasons?month=9&sort=category'), { waitUntil: 'commit' });
    await hydrated(page);
    await expect(chart(page).locator('th[colspan]').first()).toBeVisible();
    const shifts = () =>
      page.evaluate(() => (window as unknown as { allShifts: number[] }).allShifts);
    expect(await shifts()).toEqual([]);
  });
});

fileTest(
  'the home page, the products page and the articles that name it link to the calendar @fixture',
  () => {
    const articles = Object.entries(part('articleTexts')).flatMap(([id, text]) =>
      text.includes('/seasons') ? `news/${id}` : [],
    );
    for (const file of [...articles, 'index', 'products']) {
      const html = readFileSync(`build/client/${file}.html`, 'utf8');
      const [main = ''] = /<main .*<\/main>/s.exec(html) ?? [];
      expect(main, file).toContain('<a href="/seasons"');
    }
  },
);
