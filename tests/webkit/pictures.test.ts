// The carousel of a product card, and the lightbox.
import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import { namePhotos } from '../../app/pages/gallery/name-photos.ts';
import { galleryImages } from '../../content/gallery.ts';
import { language } from '../../content/languages.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { eventually, type Page } from './page.ts';
import { test } from './test.ts';

const isRightToLeft = language.direction === 'rtl';

const [product] = products;
if (!product) throw new Error('There is no product.');
const { name, images } = product;
const carousel = { role: 'link', name: productCard.picturesLabel(name) };
const next = { role: 'button', name: productCard.nextLabel(name) };
const previous = { role: 'button', name: productCard.previousLabel(name) };
const dot = (index: number) => ({ role: 'button', name: productCard.dotLabel(name, index + 1) });

/** Waits until a picture fills the carousel and its dot, and no other, is the current one. */
async function expectPicture(page: Page, index: number) {
  const scroller = await page.find(carousel);
  const read = (scroller: Element) => ({
    current: [...(scroller.parentElement?.querySelectorAll('button[aria-current=true]') ?? [])].map(
      (dot) => dot.ariaLabel,
    ),
    widthsScrolled: Math.round((Math.abs(scroller.scrollLeft) / scroller.clientWidth) * 10) / 10,
  });
  const expected = { current: [dot(index).name], widthsScrolled: index };
  await eventually(() => page.run(read, scroller)).toEqual(expected);
}

test('carousels start at their first picture, also after a reload, and turn by arrow, dot and trackpad', async ({
  page,
}) => {
  const offsets = () =>
    [...document.querySelectorAll('main a[aria-label]')].map((scroller) => scroller.scrollLeft);
  const last = images.length - 1;
  await page.open('/');
  for (const visit of ['first visit', 'reload']) {
    if (visit === 'reload') await page.reload();
    // The pictures further down load when they are scrolled into view.
    await page.scrollThrough();
    const all = await page.run(offsets);
    expect(all.length, visit).toBeGreaterThan(0);
    expect(new Set(all), visit).toEqual(new Set([0]));
  }
  await page.click(previous);
  await expectPicture(page, last);
  for (const index of [0, last]) {
    await page.click(dot(index));
    await expectPicture(page, index);
  }
  await page.click(next);
  await expectPicture(page, 0);
  const scroller = await page.hover(carousel);
  const { width } = await scroller.getRect();
  await page.swipe(scroller, width * (isRightToLeft ? -0.7 : 0.7));
  await page.find({ ...dot(1), current: true });
});

const photos = namePhotos(galleryImages);
const [first, second] = photos;
const last = photos.at(-1);
if (!first || !second || !last) throw new Error('The gallery needs two photos.');

const lightbox = { role: 'dialog' };
const tile = (name: string) => ({ role: 'link', name, within: 'main' });

/** Waits until this photo, and no other, is on the screen. */
async function expectPhoto(page: Page, name: string) {
  const onScreen = () =>
    [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')]
      .map((image) => ({ name: image.alt, box: image.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.right > 1 && box.left < innerWidth - 1)
      .map(({ name }) => name);
  await eventually(() => page.run(onScreen)).toEqual([name]);
}

test('a double click opens the lightbox, arrow keys turn it, Escape and Back close it and return the focus', async ({
  page,
}) => {
  const [previousKey, nextKey] = isRightToLeft
    ? [Key.ARROW_RIGHT, Key.ARROW_LEFT]
    : [Key.ARROW_LEFT, Key.ARROW_RIGHT];
  const expectClosed = async () => {
    await page.expectNone(lightbox);
    await page.expectFocus(tile(last.name));
    expect(await page.run(() => scrollY)).toBe(place);
  };
  await page.open('/gallery');
  await page.scrollTo(tile(last.name));
  const place = await page.run(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await page.doubleClick(tile(last.name));
  await expectPhoto(page, last.name);
  await page.press(Key.ESCAPE);
  await expectClosed();
  await page.driver.navigate().forward();
  await expectPhoto(page, last.name);
  await page.driver.navigate().back();
  await expectClosed();
  await page.click(tile(first.name));
  for (const [key, name] of [
    [nextKey, second.name],
    [previousKey, first.name],
    [previousKey, last.name],
  ] as const) {
    await page.press(key);
    await expectPhoto(page, name);
  }
});
