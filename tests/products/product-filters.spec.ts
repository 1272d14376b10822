import { fullNameId } from '../../app/contact/get-in-touch-link.tsx';
import { categories } from '../../content/categories.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { rgb } from '../support/rgb.ts';
import { preventFocusOnButtons } from '../support/safari-behaviour.ts';
import { expect, open, test, typeInto } from '../support/site.ts';
import {
  bar,
  category,
  clear,
  expectFilter,
  field,
  find,
  headings,
  organic,
  status,
  tabs,
} from './product-list.ts';

const { filters, results } = productsPage;
const categoryIds = categories.map(({ id }) => id);
const [firstCategory = ''] = categoryIds;

/** A text and a category so that text, category and organic-only each change the results. */
function filterWhoseEveryPartMatters() {
  const words = products.flatMap(({ description }) => description.match(/\p{L}{4,}/gu) ?? []);
  for (const text of words)
    for (const category of categoryIds) {
      const [ofText = 0, inCategory = 0, organicOnes = 0] = [
        { text },
        { text, category },
        { text, organicOnly: true },
      ].map((filter) => find(filter).length);
      if (ofText > organicOnes && organicOnes > inCategory && inCategory > 0)
        return { text: text.toUpperCase(), category };
    }
  throw new Error('No word in the descriptions gives different results for each part.');
}

/** A product that is the only result of a search for its name. */
const unique = products.find(({ name }) => find({ text: name }).length === 1);
const text = unique?.name ?? '';

test.describe('the product filters on a phone', { tag: '@fixture' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('combine, each change shows its results at once, and Clear Filters ends it @every-language', async ({
    page,
  }) => {
    const place = async () => Math.round((await bar(page).boundingBox())?.y ?? Number.NaN);
    const heading = page.getByRole('heading', { name: results.heading });
    await test.step('a search at the top of the page brings the bar and its results to the top, with room for a name, and clearing it moves nothing', async () => {
      await open(page, '/products');
      await expect(organic(page)).toBeInViewport({ ratio: 1 });
      const before = await bar(page).boundingBox();
      await typeInto(field(page), text.slice(0, 20));
      await expect.poll(place).toBe(0);
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(field(page)).toBeFocused();
      const hidden = await field(page).evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(hidden, 'pixels of the name out of view').toBe(0);
      await typeInto(field(page), '');
      await expectFilter(page, {});
      expect(await place()).toBe(0);
      expect(await bar(page).boundingBox()).toMatchObject({ height: before?.height });
    });
    await test.step('the categories have the width of the bar, and a search has the room of the tabs', async () => {
      const box = await bar(page).boundingBox();
      const row = await bar(page).getByRole('group').boundingBox();
      expect(row).toMatchObject({ x: box?.x, width: box?.width });
      await typeInto(field(page), text);
      await expect(tabs(page)).toBeHidden();
      await expect(organic(page)).toBeInViewport({ ratio: 1 });
      expect(await bar(page).boundingBox()).toMatchObject({ height: box?.height });
      await typeInto(field(page), '');
      await expect(tabs(page)).toBeInViewport({ ratio: 1 });
    });
    await test.step('the category of the address is in view', async () => {
      const last = categoryIds.at(-1) ?? '';
      await open(page, `/products?category=${last}`);
      await expectFilter(page, { category: last });
      await expect(category(page, last)).toBeInViewport({ ratio: 0.9 });
      await category(page, 'all').click();
      await expectFilter(page, {});
    });
    await test.step('text, in any case and with spaces around it, category and organic-only combine', async () => {
      const filter = filterWhoseEveryPartMatters();
      await typeInto(field(page), `  ${filter.text} `);
      await expect(headings(page, 3)).toHaveText(
        find({ text: filter.text }).map(({ name }) => name),
      );
      await typeInto(field(page), filter.text);
      await category(page, filter.category).click();
      await expectFilter(page, filter);
      await organic(page).check();
      await expectFilter(page, { ...filter, organicOnly: true });
      await category(page, 'all').click();
      await expectFilter(page, { text: filter.text, organicOnly: true });
      await typeInto(field(page), '');
      await expectFilter(page, { organicOnly: true });
      await organic(page).uncheck();
      await expectFilter(page, {});
    });
    await test.step('Clear Filters moves the focus to the products, a category button does not, also if clicks do not focus buttons', async () => {
      await preventFocusOnButtons(page);
      await category(page, firstCategory).click();
      await expect(headings(page, 2)).toHaveText([results.heading]);
      await expect(page.locator('body')).toBeFocused();
      await clear(page).click();
      await expect(page.getByRole('region', { name: categories[0]?.heading ?? '' })).toBeFocused();
    });
    await test.step('a category also brings the bar to the top where its results would be out of view, and Back returns to the top', async () => {
      await page.setViewportSize({ width: 375, height: 560 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await category(page, firstCategory).click();
      await expect.poll(place).toBe(0);
      await expect(heading).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await expectFilter(page, {});
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
});

test('a search that finds little leads to the categories and to the form; its background is that of its category', async ({
  page,
}) => {
  const ways = page.getByRole('list', { name: filters.categoryLabel });
  const last = categories.at(-1);
  const section = page.getByRole('region', { name: last?.heading ?? '', exact: true });
  await open(page, '/products?q=no+such+product');
  await test.step('without results, to a section, which gets the focus', async () => {
    await expect(ways.getByRole('link')).toHaveText(categories.map(({ heading }) => heading));
    await ways.getByRole('link', { name: last?.heading ?? '' }).dblclick();
    await expectFilter(page, {}, `#${last?.id}`);
    await expect(section).toBeFocused();
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  });
  await test.step('Back shows the search again', async () => {
    await page.goBack();
    await expectFilter(page, { text: 'no such product' });
  });
  await test.step('with one result, to the form', async () => {
    await typeInto(field(page), text);
    await expectFilter(page, { text });
    await expect(ways.getByRole('link')).toHaveCount(categories.length);
    const { colour = '' } = categories.find(({ id }) => id === unique?.category) ?? {};
    const found = page.locator('div', { has: page.getByRole('status') }).filter({ has: ways });
    await expect(found.last()).toHaveCSS('background-color', rgb(colour));
    await page
      .getByRole('main')
      .getByRole('link', { name: productsPage.hero.askLabel })
      .last()
      .click();
    await expect(page.locator(`#${fullNameId}`)).toBeFocused();
  });
  await test.step('many results have no other ways', async () => {
    // By keyboard: the link that was clicked right before may have been in this place, and the site ignores the second
    // click of a double click.
    await category(page, firstCategory).press('Enter');
    await typeInto(field(page), '');
    await expectFilter(page, { category: firstCategory });
    await expect(ways).toHaveCount(0);
  });
});

test('the filters of the products show their results, name them, and are in the address (R12) @fixture', async ({
  page,
}) => {
  await open(page, '/products?from=letter');
  await expectFilter(page, {});
  const liveRegion = await status(page).elementHandle();

  await test.step('each category button shows its products', async () => {
    for (const value of categoryIds) {
      await category(page, value).click();
      await expectFilter(page, { category: value });
    }
  });
  await test.step('the active filters are named beside the number of products', async () => {
    const inOrganic = categories.find(({ id }) => id === firstCategory)?.inOrganic ?? '';
    await category(page, firstCategory).click();
    await organic(page).check();
    await expectFilter(page, { category: firstCategory, organicOnly: true });
    await expect(status(page)).toContainText(inOrganic);
    await category(page, 'all').click();
    await expectFilter(page, { organicOnly: true });
    await expect(status(page)).toContainText(results.inOrganic);
    await expect(status(page)).toBeInViewport({ ratio: 0.5 });
    await organic(page).uncheck();
    await category(page, firstCategory).click();
    await typeInto(field(page), text);
    await expectFilter(page, { text, category: firstCategory });
    await expect(status(page)).toContainText(text);
    await expect(status(page)).not.toContainText(inOrganic);
  });
  await test.step('an empty search shows a message, and Clear Filters resets text, category and organic-only', async () => {
    const other = categoryIds.find((value) => value !== unique?.category) ?? '';
    await category(page, other).click();
    await organic(page).check();
    await expectFilter(page, { text, category: other, organicOnly: true });
    await expect(status(page)).toContainText(results.none);
    await expect(status(page)).toBeVisible();
    await clear(page).click();
    await expectFilter(page, {});
    await expect(clear(page)).toHaveCount(0);
  });
  await test.step('typing keeps other parameters of the address and adds no history entries', async () => {
    const before = await page.evaluate(() => history.length);
    for (const typed of [text.slice(0, 2), text, `${text} `]) {
      await typeInto(field(page), typed);
      await expect(page).toHaveURL(
        `/products?from=letter&q=${encodeURIComponent(typed.trim()).replaceAll('%20', '+')}`,
      );
    }
    await field(page).fill('');
    await expect(page).toHaveURL('/products?from=letter');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
  await test.step('on a slow phone, no typed letter is lost while the address is updated', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    // The address is updated after 300 ms: some keys are pressed before that, some while the router is working.
    for (const delay of [10, 140, 290]) {
      await field(page).fill('');
      await field(page).pressSequentially('cucumber', { delay });
      await expectFilter(page, { text: 'cucumber' });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
  await test.step('only spaces show all products and stay in the field', async () => {
    await field(page).fill('   ');
    await expect(headings(page, 2)).toHaveCount(categories.length + 1);
    await expect(field(page)).toHaveValue('   ');
  });
  await test.step('a search further down the page scrolls to the first result', async () => {
    const last = categories.at(-1)?.heading ?? '';
    await page.getByRole('heading', { level: 2, name: last }).scrollIntoViewIfNeeded();
    await field(page).fill('a');
    const heading = page.getByRole('heading', { name: results.heading });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const strip = await tabs(page).boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  });
  await test.step('all numbers were announced by the live region that existed before the search', async () => {
    expect(await liveRegion?.evaluate((element) => element.isConnected)).toBe(true);
  });
});
