import type { Page } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { localAddress } from '../../content/languages.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { homePage } from '../../content/pages/home.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { expect, open, test } from '../support/site.ts';

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
