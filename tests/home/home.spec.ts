import type { Page } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { seasonIn } from '../../app/season/season-in.ts';
import { localAddress } from '../../content/languages.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { homePage } from '../../content/pages/home.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { expect, open, setDate, test } from '../support/site.ts';

const { hero, featured, whyChoose, supplyChain } = homePage;
const main = (page: Page) => page.getByRole('main');
const heroLink = (page: Page, name: string) =>
  main(page).getByRole('link', { name, exact: true }).first();

test('the hero of the home page shows headline, buttons and figures on the first screen at every screen size @every-language @fixture', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
    for (const name of [hero.productsLabel, hero.contactLabel]) {
      await expect(heroLink(page, name)).toBeInViewport();
    }
    await expect(main(page).getByRole('term')).toHaveText(hero.figures.map(({ label }) => label));
    const figures = main(page).getByRole('definition');
    await expect(figures).toHaveText(hero.figures.map(({ value }) => value));
    for (const figure of await figures.all()) await expect(figure).toBeInViewport();
  }
});

test('the buttons in the hero of the home page open the products and the contact page @fixture', async ({
  page,
}) => {
  for (const [label, name, target] of [
    [hero.productsLabel, 'products', productsPage],
    [hero.contactLabel, 'contact', contactPage],
  ] as const) {
    await open(page, '/');
    await heroLink(page, label).click();
    await expect(page).toHaveURL(localAddress(addressOf(name)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.hero.heading);
  }
});

test.describe('what is in season', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const inSeason = (page: Page) => page.getByRole('region', { name: homePage.inSeason.heading });

  for (const month of [3, 12])
    test(`in month ${month} of the visitor’s clock follows the hero of the home page, with pictures that lead to the products @every-language @fixture`, async ({
      page,
    }) => {
      const expected = seasonIn(month).slice(0, 6);
      await setDate(page, `2026-${`${month}`.padStart(2, '0')}-10T12:00:00`);
      await open(page, '/');
      await inSeason(page).scrollIntoViewIfNeeded();
      const items = inSeason(page).getByRole('listitem');
      await expect(items).toHaveText(
        expected.map(({ id, level }) => {
          const name = products.find((one) => one.id === id)?.name ?? '';
          return `${name}${seasonTexts.levels[level]}`;
        }),
      );
      await items.first().locator('img').click();
      await expect(page).toHaveURL(localAddress(addressOf('product', expected[0]?.id)));
    });

  test.describe('without the network', () => {
    test.use({ expectedErrors: /ERR_FAILED|^failed: / });

    test('keeps its height, and the link to the calendar', async ({ page }) => {
      await page.route('**/assets/products-in-season-*.js', (route) => route.abort());
      await open(page, '/');
      const before = await inSeason(page).boundingBox();
      await inSeason(page).scrollIntoViewIfNeeded();
      await expect(inSeason(page).locator('[aria-hidden]')).toHaveCount(0);
      expect((await inSeason(page).boundingBox())?.height).toBe(before?.height);
      await inSeason(page).getByRole('link').click();
      await expect(page).toHaveURL(localAddress(addressOf('seasons')));
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, expectedErrors: /^failed: .*\.js$/ });

    test('is a link to the calendar, without a gap', async ({ page }) => {
      await page.goto(localAddress('/'));
      const section = await inSeason(page).boundingBox();
      expect(section?.height).toBeLessThan(200);
      await inSeason(page).getByRole('link').click();
      await expect(page).toHaveURL(localAddress(addressOf('seasons')));
    });
  });
});

test('the home page shows the first eight products in their order and links to all products @fixture', async ({
  page,
}) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: featured.heading });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    products.slice(0, 8).map(({ name }) => name),
  );
  await section.getByRole('link', { name: featured.linkLabel }).click();
  await expect(page).toHaveURL(localAddress(addressOf('products')));
});

test('the home page shows the reasons and the supply chain, with a link to the About page @fixture', async ({
  page,
}) => {
  await open(page, '/');
  const reasons = page.getByRole('region', { name: whyChoose.heading });
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText(
    whyChoose.cards.map(({ title }) => title),
  );
  await expect(reasons.getByRole('listitem').getByRole('paragraph')).toHaveText(
    whyChoose.cards.map(({ text }) => text),
  );

  const chain = page.getByRole('region', { name: supplyChain.heading });
  await expect(chain.getByText(supplyChain.text)).toBeVisible();
  await chain.getByRole('link', { name: supplyChain.linkLabel }).click();
  await expect(page).toHaveURL(localAddress(addressOf('about')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.hero.heading);
});
