// The carousel of a product card.
import { language } from '../../content/languages.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { describe, eventually, expect, test } from './fixtures.ts';
import type { Page } from './page.ts';

const [product] = products;
if (!product) throw new Error('There is no product.');
const { name, images } = product;
const last = images.length - 1;

const pictures = { role: 'group', name: productCard.picturesLabel(name) } as const;
const next = { role: 'button', name: productCard.nextLabel(name) } as const;
const previous = { role: 'button', name: productCard.previousLabel(name) } as const;
const dot = (index: number) =>
  ({ role: 'button', name: productCard.dotLabel(name, index + 1) }) as const;

/** The position of the carousel in pictures: 0 is the first picture, 0.5 is half of each. */
const shown = (page: Page) =>
  page.read(pictures, (group) => Math.abs(group.scrollLeft) / group.clientWidth);
const expectShown = async (page: Page, index: number) => {
  await eventually(() => shown(page)).toBeCloseTo(index, 1);
  await eventually(() => page.attribute(dot(index), 'aria-current')).toBe('true');
};

const positions = (page: Page) =>
  page.readAll({ role: 'group', within: { role: 'main' } }, (group) =>
    Math.round(Math.abs(group.scrollLeft) / group.clientWidth),
  );

describe('product carousels', () => {
  test('show the first picture, also after a reload', async ({ page }) => {
    await page.open('/products');
    for (const visit of ['first visit', 'reload']) {
      if (visit === 'reload') await page.reload();
      // The pictures further down load when they are scrolled into view.
      await page.scrollThrough();
      const all = await positions(page);
      expect(all.length, visit).toBeGreaterThan(0);
      expect(all, visit).toEqual(all.map(() => 0));
    }
  });

  test('show the next and previous picture by their arrows, and wrap at both ends', async ({
    page,
  }) => {
    await page.open('/products');
    await page.click(previous);
    await expectShown(page, last);
    await page.click(next);
    await expectShown(page, 0);
    for (let index = 1; index <= last; index += 1) {
      await page.click(next);
      await expectShown(page, index);
    }
    await page.click(next);
    await expectShown(page, 0);
  });

  test('show a picture when its dot is clicked', async ({ page }) => {
    await page.open('/products');
    for (const index of [last, 0]) {
      await page.click(dot(index));
      await expectShown(page, index);
    }
  });

  test('show the next picture after a swipe with two fingers on a trackpad', async ({ page }) => {
    await page.open('/products');
    const width = (await page.read(pictures, (group) => group.clientWidth as number)) ?? 0;
    const middle = await page.pointAt(pictures);
    const towardsNext = language.direction === 'rtl' ? -1 : 1;
    await page.tab.wheel(middle, { x: towardsNext * Math.round(width * 0.7), y: 0 });
    await eventually(() => page.attribute(dot(1), 'aria-current')).toBe('true');
    // WebKitGTK 2.50's driver sends no end of the wheel gesture, so the scroll position does not
    // always snap.
    await eventually(() => shown(page)).toBeGreaterThan(0.5);
  });
});
