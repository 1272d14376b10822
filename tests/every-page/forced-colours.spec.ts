// Forced colours, as in the contrast themes of Windows. They remove backgrounds, gradients and
// shadows, so a state that only these show would be invisible.
import type { Page } from '@playwright/test';
import { cargoItem, compatibility } from '../../app/cargo/compatibility.ts';
import { addressOf } from '../../app/pages.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { productPage } from '../../content/pages/product.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { header } from '../../content/pages/shell.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { field, submit } from '../contact/contact-form.ts';
import { expect, open, setDate, test } from '../support/site.ts';

test.use({ contextOptions: { forcedColors: 'active' } });
test.beforeEach(({ page }) => setDate(page, '2026-11-22T12:00:00'));

const month = (number: number) => seasonTexts.months[number - 1] ?? '';
const monthHead = (number: number) => (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${month(number)}`) });
const aboutLink = mainNavigation.find(({ to }) => to === '/about')?.label ?? '';

for (const { title, find, addresses } of [
  {
    title: 'the chosen order of the season calendar',
    find: (page: Page) => page.getByRole('button', { name: seasonsPage.sort.category }),
    addresses: ['/seasons', '/seasons?sort=category'],
  },
  {
    title: 'the chosen month',
    find: monthHead(3),
    addresses: ['/seasons', '/seasons?month=3'],
  },
  {
    title: 'the column of the chosen month',
    find: (page: Page) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .first()
        .getByRole('cell')
        .nth(2),
    addresses: ['/seasons', '/seasons?month=3'],
  },
  {
    title: 'the current page',
    find: (page: Page) =>
      page
        .getByRole('navigation', { name: header.navigationLabel })
        .getByRole('link', { name: aboutLink }),
    addresses: ['/gallery', '/about'],
  },
])
  test(`${title} looks different`, async ({ page }) => {
    const pictures: Buffer[] = [];
    for (const address of addresses) {
      await open(page, address);
      await page.evaluate(() => document.fonts.ready);
      pictures.push(await find(page).screenshot({ animations: 'disabled' }));
    }
    expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false);
  });

test('the current month looks different', async ({ page }) => {
  await open(page, '/seasons');
  const november = await monthHead(11)(page).screenshot({ animations: 'disabled' });
  await setDate(page, '2026-08-10T12:00:00');
  await open(page, '/seasons');
  const later = await monthHead(11)(page).screenshot({ animations: 'disabled' });
  expect(november.equals(later)).toBe(false);
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

for (const address of ['/', '/about'])
  test(`the hero of ${address} has its picture, beside the text and below the header`, async ({
    page,
  }) => {
    await open(page, address);
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
      expect(overlaps).toBe(false);
    }
  });
