import type { Locator, Page } from '@playwright/test';
import { cargoGroups } from '../../app/cargo/cargo-groups.ts';
import { cargoItem } from '../../app/cargo/compatibility.ts';
import { durationText, humidityText } from '../../app/keeping/keeping-text.ts';
import { yearOfCrop } from '../../app/season/season.ts';
import { seasonParts, textOfMonth } from '../../app/season/season-text.ts';
import { listedSources } from '../../app/sources/listed-sources.ts';
import { nameInSentence, productName } from '../../app/text/product-name.ts';
import { categories } from '../../content/categories.ts';
import { categoryColours } from '../../content/category-colours.ts';
import { company } from '../../content/company.ts';
import { keeping } from '../../content/keeping.ts';
import { localAddress } from '../../content/languages.ts';
import { productPage } from '../../content/pages/product.ts';
import { productCard } from '../../content/product-card.ts';
import { productTexts } from '../../content/product-texts.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { seasons } from '../../content/seasons.ts';
import { enquiryLink } from '../../content/shell.ts';
import type { Product } from '../../schema/product.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import { rgb } from '../support/rgb.ts';
import { expect, hydrated, open, setDate, test } from '../support/site.ts';

const cropsOf = ({ id }: Product) => seasons[id]?.crops ?? [];
/** A product with one row of months, one with what is known of how it is kept, and one without known months. */
const grown = products.find((product) => cropsOf(product).length === 1);
const kept = products.find(({ id }) => keeping[id]?.humidity && keeping[id]?.keeps);
const noted = products.findLast((one) => one.category === 'pasta' && cropsOf(one).length === 0);
if (!grown || !kept || !noted) throw new Error('A kind of product is missing.');

const address = (id: string) => `/products/${id}`;
const season = (page: Page) => page.getByRole('region', { name: productPage.season.heading });

test('a visitor opens a product, its pictures and its neighbours, asks about it and prints it @fixture', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  const cardOf = ({ name }: Product) =>
    page.getByRole('main').getByRole('heading', { name, exact: true }).getByRole('link');
  const catalogue = categories.flatMap(({ id }) =>
    products.filter(({ category }) => category === id),
  );
  const [first, second] = catalogue as [Product, Product];
  await open(page, '/products');

  await test.step('the name on a card opens the page of the product, and Back returns to the card', async () => {
    const product = productsWithCard.at(-1) ?? second;
    await cardOf(product).click();
    await expect(page).toHaveURL(localAddress(address(product.id)));
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeFocused();
    await page.goBack();
    await expect(page.locator(`[id='${product.id}']`)).toBeInViewport();
  });
  await test.step('the page has the background colour of the category', async () => {
    await cardOf(first).click();
    await expect(page.getByRole('article').first()).toHaveCSS(
      'background-color',
      rgb(categoryColours[first.category] ?? ''),
    );
  });
  await test.step('both pictures open in the lightbox, and Back closes it', async () => {
    const name = productCard.pictureLabel(first.name, 2, first.images.length);
    await page.getByRole('main').getByRole('link', { name }).click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByRole('img', { name })).toBeVisible();
    await page.goBack();
    await expect(lightbox).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused();
  });
  await test.step('the print button opens the print dialog', async () => {
    await page.getByRole('button', { name: productPage.printLabel }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  });
  const name = nameInSentence(first.id);
  const listed = page.getByRole('main').getByRole('link', { name: enquiryLink.listedLabel });
  await test.step('“Ask about” puts the product on the enquiry list', async () => {
    await page.getByRole('link', { name: enquiryLink.askLabel(name) }).click();
    await expect(listed).toBeFocused();
  });
  const neighbours = page.getByRole('navigation', { name: productPage.neighboursLabel });
  await test.step('Back finds the page where it was, with its sources open', async () => {
    await page.getByText(productPage.sourcesLabel, { exact: true }).click();
    const source = page.getByRole('main').locator('details').getByRole('link').first();
    await expect(source).toBeVisible();
    const next = neighbours.getByRole('link', { name: second.name });
    await next.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    // By keyboard: a click in this place follows, and would be the second one of a double click.
    await next.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeFocused();
    await expect(source).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeFocused();
    await expect(source).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
  await test.step('previous and next follow the order of the catalogue', async () => {
    await expect(neighbours.getByRole('link')).toHaveCount(1);
    await neighbours.getByRole('link', { name: second.name }).click();
    await expect(page).toHaveURL(localAddress(address(second.id)));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(neighbours.getByRole('link')).toHaveCount(2);
  });
  await test.step('below other products of the category is a link to all', async () => {
    const all = page.getByRole('link', { name: productPage.allLabel, exact: true });
    await expect(all).toHaveAttribute('href', localAddress(`/products#${second.category}`));
  });
  await test.step('the product is still on the list after a reload', async () => {
    await page.goBack();
    await page.reload();
    await hydrated(page);
    await expect(listed).toHaveAccessibleName(enquiryLink.listedName(name));
  });
});

test('a product shows its months, how it is kept, its sources, what can share a container, and whom to call @every-language @fixture', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await setDate(page, '2026-02-10T12:00:00');
  await test.step('on a phone, picture, name, description and the year are on the first screen, “Ask about” and the tip below', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, address(grown.id));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const ask = main.getByRole('link', { name: enquiryLink.askLabel(nameInSentence(grown.id)) });
    await expect(main.getByText(grown.description)).toBeInViewport({ ratio: 1 });
    await expect(season(page).locator('ol')).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
    await expect(main.getByRole('button', { name: productPage.printLabel })).toBeHidden();
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    expect(await topOf(season(page))).toBeLessThan(await topOf(ask));
    expect(await topOf(ask)).toBeLessThan(await topOf(main.getByText(grown.tip)));
  });
  await test.step('the months are in words, and the current one is ringed and explained', async () => {
    const { levels } = seasonTexts;
    const [crop = { months: {} }] = cropsOf(grown);
    const { usual, peak, possible } = seasonParts(yearOfCrop(crop), seasonTexts);
    for (const [label, months] of [
      [levels.usual, usual],
      [levels.peak, peak],
      [levels.possible, possible],
    ])
      await expect(season(page)).toContainText(months ? `${label}${months}` : '');
    await expect(season(page).locator('[data-current]')).toHaveText([
      seasonTexts.initials[1] ?? '',
    ]);
    await expect(season(page)).toContainText(
      `${seasonTexts.months[1]}${textOfMonth(yearOfCrop(crop), 2, seasonTexts)}`,
    );
  });
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, address(kept.id));
  await test.step('the pictures stay in view beside a longer text', async () => {
    await page.mouse.wheel(0, 250);
    await expect(main.locator('a:has(img)').first()).toBeInViewport({ ratio: 0.9 });
  });
  await test.step('temperature, humidity and sources', async () => {
    const facts = page.getByRole('region', { name: productPage.keeping.heading });
    const { humidity, keeps = [] } = keeping[kept.id] ?? {};
    if (humidity) await expect(facts).toContainText(humidityText(humidity));
    for (const duration of keeps) await expect(facts).toContainText(durationText(duration));
    await expectSources(page, kept.id);
  });
  await test.step('the phone number and the hours are beside “Ask about”', async () => {
    await expect(main.getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      `tel:+${company.phone.replace(/\D/g, '')}`,
    );
    for (const { days, time } of company.hours)
      await expect(main).toContainText(`${days}: ${time}`);
  });
  await test.step('the products that can share a container lead to their pages', async () => {
    const shipping = page.getByRole('region', { name: productPage.shipping.heading });
    const items = products.map(({ id }) => cargoItem(id));
    const groups = cargoGroups(cargoItem(kept.id), items);
    for (const reason of groups.flatMap(({ reasons }) => reasons))
      await expect(shipping).toContainText(reason);
    const other = groups.flatMap((group) => group.ids).find((id) => keeping[id]?.humidity) ?? '';
    await shipping.getByRole('link', { name: productName(other), exact: true }).click();
    await expect(page).toHaveURL(localAddress(address(other)));
    // The sources of the page before it can still be clicked until it arrives.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName(other));
    await expectSources(page, other);
  });
  await test.step('a product without known months has a note instead, and is printed with what it can ship with, why, and its address', async () => {
    await open(page, address(noted.id));
    await expect(season(page)).toContainText(productTexts[noted.id]?.seasonNote ?? '');
    await expect(season(page).locator('ol')).toHaveCount(0);
    // A narrower picture would cut the curve of its arch on one side.
    const picture = main.locator('a:has(img[alt])').first();
    const [arch, image] = [await picture.boundingBox(), await picture.locator('img').boundingBox()];
    expect(image?.width).toBeCloseTo(arch?.width ?? 0, 0);
    const others = page.getByRole('region', {
      name: productPage.moreHeading[noted.category] ?? '',
    });
    const heading = await others.getByRole('heading', { level: 2 }).boundingBox();
    const card = await others.getByRole('listitem').first().boundingBox();
    // The heading is in the place of a third card.
    expect(card?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
    const shipping = page.getByRole('region', { name: productPage.shipping.heading });
    const visibleWords = async () => (await shipping.allInnerTexts()).join().split(/\s+/);
    const onScreen = await visibleWords();
    await page.emulateMedia({ media: 'print' });
    expect(await visibleWords()).toEqual(onScreen);
    const printed = page.locator('[data-address]');
    await expect(printed).toBeVisible();
    const text = await printed.evaluate((one) => getComputedStyle(one, '::before').content);
    expect(text).toBe(`"${company.siteUrl}${localAddress(address(noted.id))}"`);
  });
});

/** Opens the list of sources. The first page has its sources in the HTML, others load them. */
async function expectSources(page: Page, id: string) {
  await page.getByText(productPage.sourcesLabel, { exact: true }).click();
  const links = listedSources(id);
  expect(links.length).toBeGreaterThan(0);
  for (const { name, url } of links)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
}
