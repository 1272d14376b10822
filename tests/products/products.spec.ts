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

test('the products page has a hero, filters, tabs, a section for each category and the Organic Line @every-size @fixture', async ({
  page,
}) => {
  await open(page, '/products');
  await test.step('hero, filter bar and tabs', async () => {
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
  await test.step('a section for each category and the Organic Line when no filter is active', async () => {
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
  await test.step('the filter bar and the tabs stay at the top of the screen', async () => {
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
  await test.step('the button of the Organic Line shows all organic products and scrolls to the first (R12)', async () => {
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
  await test.step('Back from the organic products keeps the focus in the list', async () => {
    await page.goBack();
    await expect(viewOrganic(page)).toBeVisible();
    await expect(main(page).locator(':focus')).toHaveCount(1);
  });
  await test.step('on a low screen, the filter bar scrolls away', async () => {
    await page.setViewportSize({ width: 667, height: 375 });
    const last = main(page).getByRole('region', { name: organic.heading });
    await last.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect(search(page)).not.toBeInViewport();
  });
});

test.describe('a section with many products', { tag: '@fixture' }, () => {
  const long = sections.find(({ category }) => productsOf(category).byName.length > 0);
  const { withCard, byName } = productsOf(long?.category ?? '');
  const moreHeading = productsPage.moreHeading[long?.category ?? ''];
  const last = byName.at(-1);
  test.skip(!long, 'only the fixture site has one');

  test('has links to the products without a card', async ({ page }) => {
    const names = main(page).getByRole('list', { name: moreHeading });
    const link = names.getByRole('link', { name: last?.name, exact: true });
    await test.step('the hash of an address and of another link shows such a link below the bars', async () => {
      await open(page, `/products#${last?.id}`);
      await expect(link).toBeInViewport({ ratio: 1 });
      const line = main(page).getByRole('region', { name: organic.heading });
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
        main(page).getByRole('region', { name: moreHeading }).getByRole('heading', { level: 3 }),
      ).toHaveText(nearest.map(({ name }) => name));
      await page.goBack();
      await expect(link).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  });
});
