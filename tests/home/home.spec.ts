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
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
  await expect(main(page).getByRole('term')).toHaveText(hero.figures.map(({ label }) => label));
  const figures = main(page).getByRole('definition');
  await expect(figures).toHaveText(hero.figures.map(({ value }) => value));
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of [hero.productsLabel, hero.contactLabel])
      await expect(heroLink(page, name)).toBeInViewport();
    for (const figure of await figures.all()) await expect(figure).toBeInViewport();
  }
});

test('the home page shows products, reasons and the supply chain, and its links open their pages @fixture', async ({
  page,
}) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: featured.heading });
  const reasons = page.getByRole('region', { name: whyChoose.heading });
  const chain = page.getByRole('region', { name: supplyChain.heading });
  await test.step('the first eight products in their order', async () => {
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      products.slice(0, 8).map(({ name }) => name),
    );
  });
  await test.step('the reasons', async () => {
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveText(
      whyChoose.cards.map(({ title }) => title),
    );
    await expect(reasons.getByRole('listitem').getByRole('paragraph')).toHaveText(
      whyChoose.cards.map(({ text }) => text),
    );
  });
  await test.step('the supply chain', async () => {
    await expect(chain.getByText(supplyChain.text)).toBeVisible();
  });
  for (const [link, name, target] of [
    [heroLink(page, hero.productsLabel), 'products', productsPage],
    [heroLink(page, hero.contactLabel), 'contact', contactPage],
    [section.getByRole('link', { name: featured.linkLabel }), 'products', productsPage],
    [chain.getByRole('link', { name: supplyChain.linkLabel }), 'about', aboutPage],
  ] as const)
    await test.step(`a link to the ${name} page`, async () => {
      await link.click();
      await expect(page).toHaveURL(localAddress(addressOf(name)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.hero.heading);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
    });
});
