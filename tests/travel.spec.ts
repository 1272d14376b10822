// What a filter finds travels to its new place, and a photo grows out of its tile (app/lib/travel.ts).
import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

interface Movement {
  /** What moves: an item of a list, or the element's name. */
  what: string;
  /** From where, in pixels from its own place, and how large there. */
  x: number;
  y: number;
  scale: number;
}

/** Keeps every animation that script starts. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const record = window as unknown as { started: Movement[]; appeared: string[] };
    record.started = [];
    record.appeared = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: HTMLElement, ...options) {
      const animation = animate.apply(this, options);
      const what = this.dataset.item ?? (this.id || this.tagName);
      const frames = (animation.effect as KeyframeEffect).getKeyframes();
      const moved = frames
        .map(({ transform }) => transform)
        .find((value) => /scale/.test(`${value}`));
      if (moved) {
        const { e, f, a } = new DOMMatrix(`${moved}`);
        record.started.push({ what, x: Math.round(e), y: Math.round(f), scale: a });
      } else if (frames[0]?.opacity === '0') record.appeared.push(what);
      return animation;
    };
  });
}

/** What has moved since the last time this was asked. */
const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { started: Movement[] }).started.splice(0));
const appeared = (page: Page) =>
  page.evaluate(() => (window as unknown as { appeared: string[] }).appeared.splice(0));

const place = (page: Page, item: string) =>
  page
    .locator(`li[data-item="${item}"]:visible, li#${item}:visible`)
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test.beforeEach(({ page }) => watch(page));

test('products that a search still finds travel to their new places, new ones appear', async ({
  page,
}) => {
  await open(page, '/products?q=to');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('End');
  await page
    .getByRole('heading', { name: 'Search Results' })
    .evaluate((heading) => heading.scrollIntoView());
  const before = await place(page, 'heirloom-tomatoes');
  await page.keyboard.press('m');
  const movements: Movement[] = [];
  await expect
    .poll(async () => {
      movements.push(...(await moved(page)));
      return movements.map(({ what }) => what);
    })
    .toContain('heirloom-tomatoes');
  // Past the animation: where it has come to.
  await page.waitForTimeout(400);
  const after = await place(page, 'heirloom-tomatoes');
  expect(after.left).not.toBe(before.left);
  expect(movements.map(({ what, x, y }) => ({ what, x, y }))).toContainEqual({
    what: 'heirloom-tomatoes',
    x: Math.round(before.left - after.left),
    y: Math.round(before.top - after.top),
  });
});

test('from the sections to what a category holds, and back, too', async ({ page }) => {
  await open(page, '/products#fruits');
  await page.waitForTimeout(500);
  await page.getByRole('search').getByRole('button', { name: 'Fruits' }).click();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect
    .poll(async () => (await moved(page)).map(({ what }) => what))
    .toContain('pomegranate');
  await page.getByRole('search').getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeHidden();
  const shown = [...(await moved(page)).map(({ what }) => what), ...(await appeared(page))];
  expect(shown.length).toBeGreaterThan(0);
  // They were there before, and do not enter anew.
  await expect(page.locator('li#carrots')).toHaveCSS('animation-name', 'none');
  await expect(page.locator('li#carrots')).toHaveCSS('opacity', '1');
});

test('photos travel when the gallery is filtered, and stay what they were', async ({ page }) => {
  await open(page, '/gallery');
  await page.waitForTimeout(1500);
  const tiles = page.getByRole('main').getByRole('listitem');
  const third = await tiles.nth(2).elementHandle();
  await page.getByRole('button', { name: 'Farm', exact: true }).click();
  await expect(tiles).toHaveCount(4);
  expect(await third?.evaluate((element) => element.isConnected)).toBe(true);
  expect((await moved(page)).map(({ what }) => what)).toContain('3');
});

test('a tile that still enters does not travel at the same time', async ({ page }) => {
  await open(page, '/gallery');
  await page.addStyleTag({ content: 'main li { animation-duration: 60s !important }' });
  const tiles = page.getByRole('main').getByRole('listitem');
  const entering = () =>
    tiles.evaluateAll((all) =>
      all
        .filter((tile) => tile.getAnimations().some((one) => one instanceof CSSAnimation))
        .map((tile) => tile.dataset.item ?? ''),
    );
  expect(await entering()).not.toEqual([]);
  await page.getByRole('button', { name: 'Farm', exact: true }).click();
  await expect(tiles).toHaveCount(4);
  const still = await entering();
  expect(still).not.toEqual([]);
  const others = [...(await moved(page)).map(({ what }) => what), ...(await appeared(page))];
  expect(others.filter((what) => still.includes(what))).toEqual([]);
});

test('a photo grows out of its tile, and goes back into it', async ({ page }) => {
  await open(page, '/gallery');
  const tile = page.getByRole('main').getByRole('listitem').nth(1).getByRole('img');
  await tile.scrollIntoViewIfNeeded();
  const { width } = await tile.evaluate(
    (image) => image.getBoundingClientRect().toJSON() as DOMRect,
  );
  await tile.click();
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { started: [] }).started.length))
    .toBe(1);
  const photo = dialog.getByRole('img', { name: 'Produce photo 2 of 9', exact: true });
  await page.waitForTimeout(400);
  const large = await photo.evaluate((image) => image.getBoundingClientRect().width);
  const [growth] = await moved(page);
  expect(growth?.what).toBe('IMG');
  expect(growth?.scale).toBeCloseTo(width / large, 1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect((await moved(page))[0]?.scale).toBeCloseTo(width / large, 1);
  await expect(dialog).toHaveCount(0);
});

test('the tile’s picture stands in for a large one that is not there yet', async ({ page }) => {
  await page.route('**/pictures/*-full-*.avif', () => {});
  await open(page, '/gallery');
  const tile = page.getByRole('main').getByRole('listitem').nth(1).getByRole('img');
  await tile.scrollIntoViewIfNeeded();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const shown = await tile.evaluate((image: HTMLImageElement) => image.currentSrc);
  await tile.click();
  const photo = page.getByRole('dialog').getByRole('img', { name: 'Produce photo 2 of 9' });
  await expect(photo).toHaveCSS('background-image', `url("${shown}")`);
  await expect(photo).toHaveCSS('opacity', '1');
});

test('with reduced motion nothing travels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/products');
  await page.getByRole('search').getByRole('button', { name: 'Fruits' }).click();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await page.getByRole('searchbox').fill('a');
  await expect(page).toHaveURL(/q=a/);
  await open(page, '/gallery');
  await page.getByRole('main').getByRole('listitem').nth(1).getByRole('img').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([...(await moved(page)), ...(await appeared(page))]).toEqual([]);
});
