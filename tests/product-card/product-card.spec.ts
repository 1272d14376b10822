import type { Page } from '@playwright/test';
import { featuredCount, homePage } from '../../content/pages/home.ts';
import { productCard } from '../../content/product-card.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import { expect, open, scrollThrough, test } from '../support/site.ts';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a product card has name, description, pictures with their controls, badges and details @fixture', async ({
  page,
}) => {
  const { organicBadge, seasonalBadge } = productCard;
  await open(page, '/products');
  for (const product of productsWithCard) {
    const { name, description, images, isOrganic, isSeasonal, details } = product;
    await expect(card(page, name)).toContainText(description);
    const pictures = card(page, name).getByRole('link', { name: productCard.picturesLabel(name) });
    await expect(pictures.getByRole('img')).toHaveCount(images.length);
    // One dot for each picture, and two arrows.
    await expect(card(page, name).getByRole('button')).toHaveCount(images.length + 2);
    const badge = (label: string) => card(page, name).getByText(label, { exact: true });
    await expect(badge(organicBadge), name).toHaveCount(Number(isOrganic));
    // No delivered product is seasonal (specification 3). The fixture site has a seasonal product.
    await expect(badge(seasonalBadge), name).toHaveCount(Number(isSeasonal));
    // All delivered products have details. The fixture site has a product without (R3).
    const texts = details === '' ? [] : [details];
    await expect(card(page, name).locator('details > :not(summary)'), name).toHaveText(texts);
  }
  await test.step('the details of a product open and close', async () => {
    for (const { name, details } of productsWithCard
      .filter(({ details }) => details !== '')
      .slice(0, 2)) {
      const summary = card(page, name).getByText(productCard.detailsLabel);
      const text = card(page, name).getByText(details);
      await expect(text).toBeHidden();
      await summary.click();
      await expect(text).toBeVisible();
      await summary.click();
      await expect(text).toBeHidden();
    }
  });
});

test('each product card enters 0.1 s after the one before (specification 4 and 9) @fixture', async ({
  page,
}) => {
  await open(page, '/');
  await scrollThrough(page);
  const cards = page.getByRole('region', { name: homePage.featured.heading }).getByRole('listitem');
  const delays = () =>
    cards.evaluateAll((all) => all.map((item) => getComputedStyle(item).animationDelay));
  const expected = Array.from({ length: featuredCount }, (_, index) =>
    index === 0 ? '0s' : `${(index / 10).toFixed(1)}s`,
  );
  await expect.poll(delays).toEqual(expected);
});
