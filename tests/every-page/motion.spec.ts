import { lightboxTexts } from '../../content/lightbox-texts.ts';
import { products } from '../../content/products.ts';
import { scrollToTopLabel } from '../../content/shell.ts';
import { button, nameAt, tile } from '../picture/lightbox.ts';
import { expect, open, test } from '../support/site.ts';
import { fadeOf, wholeFade } from './fade.ts';
import { emulateNotch, inset, landscape } from './screen-sizes.ts';

test('gallery tiles fade in once, and the notch and the home indicator of a phone cover neither the scroll-to-top button nor the buttons of the lightbox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/gallery');
  const tiles = page.getByRole('main').getByRole('listitem');
  await test.step('tiles on the first screen fade in at once, the others when they are scrolled into view', async () => {
    await expect(tiles.first()).toHaveCSS('animation-name', /enter/);
    await expect(tiles.first()).toHaveCSS('opacity', '1');
    expect(await fadeOf(tiles.first())).toEqual(wholeFade);
    await expect(tiles.last()).toHaveCSS('opacity', '0');
    await tiles.last().scrollIntoViewIfNeeded();
    await expect(tiles.last()).toHaveCSS('animation-name', /enter/);
    await expect(tiles.last()).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(tiles.first()).toBeInViewport();
    await expect(tiles.last()).toHaveCSS('opacity', '1');
  });

  await test.step('the notch and the home indicator cover no button', async () => {
    await page.setViewportSize(landscape);
    await emulateNotch(page);
    await page.evaluate(() => window.scrollTo(0, 1000));
    const { left, right, bottom } = inset;
    /** Below the scroll-to-top button is the home indicator. */
    const toTop = await page.getByRole('button', { name: scrollToTopLabel }).boundingBox();
    expect((toTop?.x ?? 0) + (toTop?.width ?? 0)).toBeLessThanOrEqual(landscape.width - right);
    expect((toTop?.y ?? 0) + (toTop?.height ?? 0)).toBeLessThanOrEqual(landscape.height - bottom);
    await tile(page, nameAt(0)).click();
    const { previousLabel, nextLabel, closeLabel } = lightboxTexts;
    for (const name of [previousLabel, nextLabel, closeLabel]) {
      await expect(button(page, name)).toBeVisible();
      const { x = 0, width = 0 } = (await button(page, name).boundingBox()) ?? {};
      expect(x, name).toBeGreaterThanOrEqual(left);
      expect(x + width, name).toBeLessThanOrEqual(landscape.width - right);
    }
  });
});

test('a card that is pressed before or during its entrance animation keeps its place until it is released', async ({
  page,
}) => {
  await open(page, '/products');
  const lastName = page.getByRole('heading', { name: products.at(-1)?.name ?? '' });
  const card = page.getByRole('listitem').filter({ has: lastName });
  await card.evaluate((one) => {
    // Slow enough for the test to press it while it moves.
    one.style.animationDuration = '10s';
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const place = () => card.evaluate((one) => one.getBoundingClientRect().top);
  const before = await place();
  await expect.poll(place).not.toBe(before);
  await lastName.hover({ force: true });
  await page.mouse.down();
  const frames = (count: number) =>
    page.evaluate(async (left) => {
      for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
    }, count);
  // The animation stops with the next frame.
  await frames(2);
  const pressed = await place();
  await frames(10);
  expect(await place()).toBe(pressed);
  await page.mouse.up();
});

test('section#contact is revealed when a tenth of it is visible (specification 2 and 9)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const record = window as unknown as { watched: Record<string, readonly number[]> };
    record.watched = {};
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      record.watched[target.id] = this.thresholds;
      observe.call(this, target);
    };
  });
  await open(page, '/contact');
  const thresholds = () =>
    page.evaluate(
      () => (window as unknown as { watched: Record<string, number[]> }).watched.contact,
    );
  await expect.poll(thresholds).toEqual([expect.closeTo(0.1, 5)]);
});
