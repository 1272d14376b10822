import type { Page } from '@playwright/test';
import { noFilter } from '../../app/pages/products/product-filter.ts';
import { localAddress } from '../../content/languages.ts';
import { productNavigation } from '../../content/navigation.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { productsOf } from '../support/products-with-card.ts';
import { expect, open, test } from '../support/site.ts';

const { sections, organic, filters, results } = productsPage;
const organicNames = products.filter(({ isOrganic }) => isOrganic).map(({ name }) => name);

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => main(page).getByRole('navigation', { name: filters.tabsLabel });
const search = (page: Page) => main(page).getByRole('search');
const viewOrganic = (page: Page) => main(page).getByRole('button', { name: organic.buttonLabel });

test('the products page has a hero, a filter bar and tabs @fixture', async ({ page }) => {
  await open(page, '/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsPage.hero.heading);
  await expect(search(page).getByRole('searchbox', { name: filters.searchLabel })).toBeVisible();
  await expect(
    search(page).getByRole('group', { name: filters.categoryLabel }).getByRole('button'),
  ).toHaveText(filters.categories.map(({ label }) => label));
  await expect(
    search(page).getByRole('checkbox', { name: filters.organicLabel }),
  ).not.toBeChecked();
  await expect(tabs(page).getByRole('link')).toHaveText(
    productNavigation.map(({ label }) => label),
  );
});

test('the products page shows a section for each category and the Organic Line when no filter is active @fixture', async ({
  page,
}) => {
  await open(page, '/products');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    ...sections.map(({ heading }) => heading),
    organic.heading,
  ]);
  for (const { id, category, heading } of sections) {
    const section = main(page).getByRole('region', { name: heading, exact: true });
    await expect(section).toHaveAttribute('id', id);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      productsOf(category).withCard.map(({ name }) => name),
    );
  }
  const line = main(page).getByRole('region', { name: organic.heading });
  await expect(line).toHaveAttribute('id', organic.id);
  await expect(line.getByRole('listitem')).toHaveText(organicNames);
  await expect(viewOrganic(page)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: results.heading })).toHaveCount(0);
});

test.describe('a section with many products', { tag: '@fixture' }, () => {
  const long = sections.find(({ category }) => productsOf(category).byName.length > 0);
  const { withCard, byName } = productsOf(long?.category ?? '');
  const moreHeading = productsPage.moreHeading[long?.category ?? ''];
  const last = byName.at(-1);
  test.skip(!long, 'only the fixture site has one');

  test('has links to the products without a card, and the page of one shows its nearest neighbours', async ({
    page,
  }) => {
    await open(page, '/products');
    const names = main(page).getByRole('list', { name: moreHeading });
    await expect(names.getByRole('listitem')).toHaveText(byName.map(({ name }) => name));
    const link = names.getByRole('link', { name: last?.name, exact: true });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page).toHaveURL(localAddress(`/products/${last?.id}`));
    const nearest = [...withCard, ...byName].slice(-9, -1);
    await expect(
      main(page).getByRole('region', { name: moreHeading }).getByRole('heading', { level: 3 }),
    ).toHaveText(nearest.map(({ name }) => name));
    await page.goBack();
    await expect(link).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('shows such a link below the bars when the hash of an address or of another link names its product', async ({
    page,
  }) => {
    const name = main(page)
      .getByRole('list', { name: moreHeading })
      .getByRole('link', { name: last?.name, exact: true });
    await open(page, `/products#${last?.id}`);
    await expect(name).toBeInViewport({ ratio: 1 });
    const line = main(page).getByRole('region', { name: organic.heading });
    await line.getByRole('link', { name: last?.name, exact: true }).click();
    await expect(name).toBeInViewport({ ratio: 1 });
    const [box, strip] = [await name.boundingBox(), await tabs(page).boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  });
});

test('the filter bar and the tabs of the products page stay at the top of the screen @every-size @fixture', async ({
  page,
}) => {
  await open(page, '/products');
  for (const name of [sections[1]?.heading ?? '', organic.heading]) {
    await main(page)
      .getByRole('heading', { level: 2, name })
      .evaluate((heading) => {
        const top = heading.getBoundingClientRect().top + scrollY;
        window.scrollTo({ top, behavior: 'instant' });
      });
    await expect(search(page)).toBeInViewport({ ratio: 1 });
    await expect(tabs(page)).toBeInViewport({ ratio: 1 });
    const [bar, strip] = [await search(page).boundingBox(), await tabs(page).boundingBox()];
    expect(bar?.y).toBe(0);
    expect(strip?.y).toBeLessThan(200);
  }
});

test('on a low screen, the filter bar of the products page scrolls away @fixture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await open(page, '/products');
  const last = main(page).getByRole('region', { name: organic.heading });
  await last.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await expect(search(page)).not.toBeInViewport();
});

test('the button of the Organic Line shows all organic products and scrolls to the first (R12) @fixture', async ({
  page,
}) => {
  await open(page, '/products');
  await viewOrganic(page).click();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([results.heading]);
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(organicNames);
  await expect(search(page).getByRole('checkbox', { name: filters.organicLabel })).toBeChecked();
  await expect(page).toHaveURL(localAddress('/products?organic=1'));
  await expect(main(page).getByRole('status')).toHaveText(
    results.count(organicNames.length, { ...noFilter, organicOnly: true }),
  );
  // The clicked button has disappeared, so the focus and the scroll position move to the results.
  const heading = main(page).getByRole('heading', { name: results.heading });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const [title, strip] = [await heading.boundingBox(), await tabs(page).boundingBox()];
  expect(title?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
});
