import { categories } from '../../content/categories.ts';
import { localAddress } from '../../content/languages.ts';
import { productNavigation } from '../../content/navigation.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { productsOf } from '../support/products-with-card.ts';
import { expect, open, scrollThrough, test } from '../support/site.ts';
import { expectFilter, headings, tabs, viewOrganic } from './product-list.ts';

const { organic, filters, results } = productsPage;
const organicNames = products.filter(({ isOrganic }) => isOrganic).map(({ name }) => name);

test('the products page has a hero, filters, tabs, a section for each category and the Organic Line @fixture', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const search = main.getByRole('search');
  await open(page, '/products');
  await test.step('hero, filter bar and tabs', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsPage.hero.heading);
    await expect(
      search.getByRole('group', { name: filters.categoryLabel }).getByRole('button'),
    ).toHaveText(filters.categories.map(({ label }) => label));
    await expect(tabs(page).getByRole('link')).toHaveText(
      productNavigation.map(({ label }) => label),
    );
  });
  await test.step('a section for each category and the Organic Line when no filter is active', async () => {
    await expectFilter(page, {});
    for (const { id, heading } of categories) {
      const section = main.getByRole('region', { name: heading, exact: true });
      await expect(section).toHaveAttribute('id', id);
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(
        productsOf(id).withCard.map(({ name }) => name),
      );
    }
    const line = main.getByRole('region', { name: organic.heading });
    await expect(line).toHaveAttribute('id', organic.id);
    await expect(line.getByRole('listitem')).toHaveText(organicNames);
  });
  await test.step('the cards of each section enter 0.1 s after one another (specification 4 and 9)', async () => {
    await scrollThrough(page);
    for (const { id, heading } of categories) {
      const cards = main
        .getByRole('region', { name: heading, exact: true })
        .getByRole('listitem')
        // Products without a card are below.
        .filter({ has: page.getByRole('heading', { level: 3 }) });
      const delays = () =>
        cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay));
      const expected = productsOf(id).withCard.map((_, index) => `${index / 10}s`);
      await expect.poll(delays).toEqual(expected);
    }
  });
  for (const [width, height] of [
    [375, 667],
    [768, 1024],
    [1280, 800],
    [1000, 480],
  ] as const)
    await test.step(`at ${width} × ${height}, the filter bar and the tabs stay at the top of the screen`, async () => {
      await page.setViewportSize({ width, height });
      for (const name of [categories[1]?.heading ?? '', organic.heading]) {
        await main.getByRole('heading', { level: 2, name }).evaluate((heading) => {
          const top = heading.getBoundingClientRect().top + scrollY;
          window.scrollTo({ top, behavior: 'instant' });
        });
        await expect(search).toBeInViewport({ ratio: 1 });
        await expect(tabs(page)).toBeInViewport({ ratio: 1 });
        const [bar, strip] = [await search.boundingBox(), await tabs(page).boundingBox()];
        expect(bar?.y).toBe(0);
        expect(strip?.y).toBeLessThan(200);
      }
    });
  await test.step('the button of the Organic Line shows all organic products and scrolls to the first (R12)', async () => {
    await viewOrganic(page).click();
    await expectFilter(page, { organicOnly: true });
    await expect(headings(page, 3)).toHaveText(organicNames);
    // The clicked button has disappeared, so the focus and the scroll position move to the results.
    const heading = main.getByRole('heading', { name: results.heading });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [title, strip] = [await heading.boundingBox(), await tabs(page).boundingBox()];
    expect(title?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  });
  await test.step('Back from the organic products keeps the focus in the list', async () => {
    await page.goBack();
    await expect(viewOrganic(page)).toBeVisible();
    await expect(main.locator(':focus')).toHaveCount(1);
  });
  await test.step('on a screen lower than 480 px, the filter bar scrolls away (R12)', async () => {
    for (const [width, height] of [
      [1000, 479],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await main.getByRole('heading', { level: 2, name: organic.heading }).scrollIntoViewIfNeeded();
      await expect(search).not.toBeInViewport();
    }
  });
});

test.describe('a section with many products', { tag: '@fixture' }, () => {
  const long = categories.find(({ id }) => productsOf(id).byName.length > 0);
  const { withCard, byName } = productsOf(long?.id ?? '');
  const last = byName.at(-1);
  test.skip(!long, 'only the fixture site has one');

  test('has links to the products without a card', async ({ page }) => {
    const main = page.getByRole('main');
    const names = main.getByRole('list', { name: long?.moreHeading });
    const link = names.getByRole('link', { name: last?.name, exact: true });
    await test.step('the hash of an address and of another link shows such a link below the bars', async () => {
      await open(page, `/products#${last?.id}`);
      await expect(link).toBeInViewport({ ratio: 1 });
      const line = main.getByRole('region', { name: organic.heading });
      await line.getByRole('link', { name: last?.name, exact: true }).click();
      await expect(link).toBeInViewport({ ratio: 1 });
      const [box, strip] = [await link.boundingBox(), await tabs(page).boundingBox()];
      expect(box?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
    });
    await test.step('the page of such a product shows its nearest neighbours, and Back returns to the link', async () => {
      await expect(names.getByRole('listitem')).toHaveText(byName.map(({ name }) => name));
      const before = await page.evaluate(() => scrollY);
      await link.click();
      await expect(page).toHaveURL(localAddress(`/products/${last?.id}`));
      const nearest = [...withCard, ...byName].slice(-9, -1);
      await expect(
        main.getByRole('region', { name: long?.moreHeading }).getByRole('heading', { level: 3 }),
      ).toHaveText(nearest.map(({ name }) => name));
      await page.goBack();
      await expect(link).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  });
});
