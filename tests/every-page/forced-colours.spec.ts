// Forced colours, as in the contrast themes of Windows. They remove backgrounds, gradients and
// shadows, so a state that only these show would be invisible.
import type { Locator, Page } from '@playwright/test';
import { cargoItem, compatibility } from '../../app/cargo/compatibility.ts';
import { addressOf } from '../../app/pages.ts';
import { productPage } from '../../content/pages/product.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { header } from '../../content/pages/shell.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { field, submit } from '../contact/contact-form.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, open, setDate, test } from '../support/site.ts';

test.use({ contextOptions: { forcedColors: 'active' } });
test.beforeEach(({ page }) => setDate(page, '2026-11-22T12:00:00'));

/** The pictures of parts of a page. */
async function lookOf(page: Page, address: string, ...parts: Locator[]) {
  await open(page, address);
  await page.evaluate(() => document.fonts.ready);
  const pictures: Buffer[] = [];
  for (const part of parts) pictures.push(await part.screenshot({ animations: 'disabled' }));
  return pictures;
}

const expectDifference = (name: string, one: Buffer | undefined, other: Buffer | undefined) =>
  expect.soft(one?.equals(other as Buffer), `${name} looks as it does otherwise`).toBe(false);

test('the chosen month, its column, the chosen order and the current month look different in the season calendar', async ({
  page,
}) => {
  const month = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^${seasonTexts.months[number - 1]}`) });
  const [march, november] = [month(3), month(11)];
  const column = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first()
    .getByRole('cell')
    .nth(2);
  const order = page.getByRole('button', { name: seasonsPage.sort.category });
  const inNovember = await lookOf(page, '/seasons', march, column, order, november);
  const withMarch = await lookOf(page, '/seasons?month=3', march, column);
  const [chosenOrder] = await lookOf(page, '/seasons?sort=category', order);
  await setDate(page, '2026-08-10T12:00:00');
  const [inAugust] = await lookOf(page, '/seasons', november);
  expectDifference('the chosen month', withMarch[0], inNovember[0]);
  expectDifference('the column of the chosen month', withMarch[1], inNovember[1]);
  expectDifference('the chosen order', chosenOrder, inNovember[2]);
  expectDifference('the current month', inAugust, inNovember[3]);
});

test('an invalid field looks different', async ({ page }) => {
  await open(page, '/contact');
  const message = field(page, 'message');
  const before = await message.screenshot({ animations: 'disabled' });
  await submit(page);
  await expect(field(page, 'name')).toBeFocused();
  expect(before.equals(await message.screenshot({ animations: 'disabled' }))).toBe(false);
});

test('the verdicts of loading products together have different marks', async ({ page }) => {
  const { headings } = productPage.shipping;
  const verdictsOf = (id: string) =>
    new Set(
      products
        .filter((other) => other.id !== id)
        .map((other) => compatibility(cargoItem(id), cargoItem(other.id)).verdict),
    );
  const withAll = products.find(({ id }) => verdictsOf(id).size === Object.keys(headings).length);
  await open(page, addressOf('product', withAll?.id));
  const marks = await Promise.all(
    Object.values(headings).map((name) =>
      page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(heading, '::before');
        return backgroundColor + backgroundImage;
      }),
    ),
  );
  expect(new Set(marks).size).toBe(marks.length);
});

test('the heroes have their pictures, beside the text and below the header, and the current page looks different', async ({
  page,
}) => {
  const about = page
    .getByRole('navigation', { name: header.navigationLabel })
    .getByRole('link', { name: labelOf('/about') });
  const links: Buffer[] = [];
  for (const address of ['/', '/about']) {
    links.push(...(await lookOf(page, address, about)));
    const picture = page.locator('[data-background="picture"] img').first();
    await expect(picture).toBeVisible();
    const box = await picture.boundingBox();
    for (const other of [page.getByRole('heading', { level: 1 }), page.getByRole('banner')]) {
      const text = await other.boundingBox();
      const overlaps =
        box &&
        text &&
        box.x < text.x + text.width &&
        text.x < box.x + box.width &&
        box.y < text.y + text.height &&
        text.y < box.y + box.height;
      expect.soft(overlaps, address).toBe(false);
    }
  }
  expectDifference('the current page', links[0], links[1]);
});
