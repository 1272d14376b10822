// The pictures of a product: where they start, and every way to move them.
import { productCard } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { describe, engine, eventually, expect, test } from './fixtures.ts';
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

/** Which picture a carousel shows: 0 is the first; 0.5 is half of each. */
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
  for (const address of ['/', '/products']) {
    test(`start at picture one on ${address}, after a reload too`, async ({ page }) => {
      await page.open(address);
      for (const visit of ['first visit', 'reload']) {
        if (visit === 'reload') await page.reload();
        // Further cards come to life as they are scrolled to.
        await page.scrollThrough();
        const all = await positions(page);
        expect(all.length, visit).toBeGreaterThan(0);
        expect(all, visit).toEqual(all.map(() => 0));
      }
    });
  }

  test('turn with the arrows and wrap both ways', async ({ page }) => {
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

  test('follow the dots', async ({ page }) => {
    await page.open('/products');
    for (const index of [last, 0]) {
      await page.click(dot(index));
      await expectShown(page, index);
    }
  });

  test('follow a swipe of two fingers on a trackpad', async ({ page }) => {
    await page.open('/products');
    const width = (await page.read(pictures, (group) => group.clientWidth as number)) ?? 0;
    const middle = await page.pointAt(pictures);
    await page.tab.wheel(middle, { x: Math.round(width * 0.7), y: 0 });
    await eventually(() => page.attribute(dot(1), 'aria-current')).toBe('true');
    await eventually(() => shown(page)).toBeGreaterThan(0.5);
    // WebKitGTK does not always snap after a wheel that has no end, as a driver's has none.
    if (engine === 'firefox') await expectShown(page, 1);
  });
});
