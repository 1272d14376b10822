import { addressOf } from '../../app/pages.ts';
import { productsInMonth } from '../../app/season/products-in-month.ts';
import { inSeason } from '../../content/in-season.ts';
import { localAddress } from '../../content/languages.ts';
import { homePage } from '../../content/pages/home.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { expect, open, scrollThrough, setDate, test } from '../support/site.ts';

const { hero, featured, whyChoose, supplyChain } = homePage;

test('the home page shows its hero, what is in season, products, reasons and the supply chain, with links to their pages @every-language @fixture', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const section = (name: string) => main.getByRole('region', { name });
  await setDate(page, '2026-03-10T12:00:00');
  await open(page, '/');
  await test.step('headline, buttons and figures are on the first screen at every screen size', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
    await expect(main.getByRole('term')).toHaveText(hero.figures.map(({ label }) => label));
    const figures = main.getByRole('definition');
    await expect(figures).toHaveText(hero.figures.map(({ value }) => value));
    for (const [width, height] of [
      [375, 667],
      [768, 1024],
      [1280, 720],
      [1366, 768],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of [hero.productsLabel, hero.contactLabel])
        await expect(main.getByRole('link', { name, exact: true }).first()).toBeInViewport();
      for (const figure of await figures.all()) await expect(figure).toBeInViewport();
    }
  });
  await test.step('the first eight products in their order, each entering 0.1 s after the one before (specification 4 and 9)', async () => {
    const items = section(featured.heading).getByRole('listitem');
    const shown = products.slice(0, 8);
    await expect(items.getByRole('heading', { level: 3 })).toHaveText(
      shown.map(({ name }) => name),
    );
    await scrollThrough(page);
    const delays = () =>
      items.evaluateAll((all) => all.map((item) => getComputedStyle(item).animationDelay));
    await expect.poll(delays).toEqual(shown.map((_, index) => `${index / 10}s`));
  });
  await test.step('the reasons and the supply chain', async () => {
    const reasons = section(whyChoose.heading);
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveText(
      whyChoose.cards.map(({ title }) => title),
    );
    await expect(reasons.getByRole('listitem').getByRole('paragraph')).toHaveText(
      whyChoose.cards.map(({ text }) => text),
    );
    await expect(section(supplyChain.heading).getByText(supplyChain.text)).toBeVisible();
  });
  for (const [link, name] of [
    [main.getByRole('link', { name: hero.productsLabel, exact: true }).first(), 'products'],
    [main.getByRole('link', { name: hero.contactLabel, exact: true }).first(), 'contact'],
    [section(inSeason.heading).getByRole('link', { name: inSeason.calendarLabel }), 'seasons'],
    [section(featured.heading).getByRole('link', { name: featured.linkLabel }), 'products'],
    [section(supplyChain.heading).getByRole('link', { name: supplyChain.linkLabel }), 'about'],
  ] as const)
    await test.step(`a link to the ${name} page`, () =>
      expect(link).toHaveAttribute('href', localAddress(addressOf(name))));
  await test.step('what is in season in the month of the visitor’s clock, with pictures that lead to the products', async () => {
    const expected = productsInMonth(3).slice(0, 6);
    const items = section(inSeason.heading).getByRole('listitem');
    await expect(items).toHaveText(
      expected.map(({ product, level }) => `${product.name}${seasonTexts.levels[level]}`),
    );
    await items.first().locator('img').click();
    await expect(page).toHaveURL(localAddress(addressOf('product', expected[0]?.product.id)));
  });
});
