import type { Page } from '@playwright/test';
import { rewriteCode } from './rewrite-code.ts';
import { expect, open, test } from './site.ts';
import { swipe } from './touch.ts';

const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const lightbox = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });

/** This photo, and none of its neighbours, fills the screen. */
async function expectPhoto(page: Page, name: string) {
  await expect(lightbox(page).getByRole('img', { name, exact: true })).toBeInViewport({
    ratio: 0.9,
  });
  await expect
    .poll(() =>
      lightbox(page)
        .locator('img')
        .evaluateAll((images) =>
          images
            .filter((image) => {
              const { left, right } = image.getBoundingClientRect();
              return right > 1 && left < innerWidth - 1;
            })
            .map((image) => image.getAttribute('alt')),
        ),
    )
    .toEqual([name]);
}

async function openPhoto(page: Page, name: string) {
  await open(page, '/gallery');
  await tile(page, name).click();
  await expectPhoto(page, name);
}

test.describe('the lightbox @every-size', () => {
  test('opens by a click, full screen, and closes by its button', async ({ page }) => {
    await openPhoto(page, 'Produce photo 2 of 9');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await button(page, 'Close').click();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(tile(page, 'Produce photo 2 of 9')).toBeFocused();
    await expect(page).toHaveURL('/gallery');
  });

  test('closes by Back, and Forward opens it again', async ({ page }) => {
    await openPhoto(page, 'Produce photo 2 of 9');
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(tile(page, 'Produce photo 2 of 9')).toBeFocused();
    await page.goForward();
    await expectPhoto(page, 'Produce photo 2 of 9');
    await page.reload();
    await expectPhoto(page, 'Produce photo 2 of 9');
  });

  test('leaves no step behind in the history once closed', async ({ page }) => {
    await open(page, '/about');
    await openPhoto(page, 'Farm photo 1 of 9');
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('closes by a click on the backdrop, not on the photo', async ({ page }) => {
    await openPhoto(page, 'Farm photo 1 of 9');
    const photo = await lightbox(page)
      .getByRole('img', { name: 'Farm photo 1 of 9' })
      .boundingBox();
    if (!photo) throw new Error('No photo.');
    await page.mouse.click(photo.x + photo.width / 2, photo.y + photo.height / 2);
    await expectPhoto(page, 'Farm photo 1 of 9');
    const beside =
      photo.x > 20
        ? { x: photo.x - 10, y: photo.y + photo.height * 0.9 }
        : { x: photo.width / 2, y: photo.y - 10 };
    await page.mouse.click(beside.x, beside.y);
    await expect(lightbox(page)).toHaveCount(0);
    await expect(tile(page, 'Farm photo 1 of 9')).toBeFocused();
  });

  test('holds the page behind still', async ({ page }) => {
    await open(page, '/gallery');
    await tile(page, 'Produce photo 4 of 9').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await tile(page, 'Produce photo 4 of 9').click();
    await expectPhoto(page, 'Produce photo 4 of 9');
    await page.mouse.move(100, 100);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await button(page, 'Close').click();
    await expect(lightbox(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });
});

test('works by keyboard: Enter opens, arrows move on, Escape closes, the focus comes back', async ({
  page,
}) => {
  await open(page, '/gallery');
  await tile(page, 'Farm photo 1 of 9').focus();
  await page.keyboard.press('Enter');
  await expectPhoto(page, 'Farm photo 1 of 9');
  const isInside = () =>
    lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  for (let tab = 0; tab < 8; tab += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await lightbox(page).evaluate(
      (dialog) =>
        document.activeElement !== document.body && !dialog.contains(document.activeElement),
    );
    expect(isOutside, `after ${tab + 1} tabs`).toBe(false);
  }
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 'Produce photo 2 of 9');
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 'Farm photo 3 of 9');
  await page.keyboard.press('ArrowLeft');
  await expectPhoto(page, 'Produce photo 2 of 9');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(tile(page, 'Farm photo 1 of 9')).toBeFocused();
});

test('goes through the photos of the filter only, by its buttons', async ({ page }) => {
  await open(page, '/gallery');
  await page.getByRole('main').getByRole('button', { name: 'Farm', exact: true }).click();
  await tile(page, 'Farm photo 3 of 4').click();
  await expectPhoto(page, 'Farm photo 3 of 4');
  await button(page, 'Next photo').click();
  await expectPhoto(page, 'Farm photo 4 of 4');
  await button(page, 'Next photo').click();
  await expectPhoto(page, 'Farm photo 1 of 4');
  await button(page, 'Previous photo').click();
  await expectPhoto(page, 'Farm photo 4 of 4');
});

test.describe('the caption', () => {
  test('is not shown while alt is empty: only the place is', async ({ page }) => {
    await openPhoto(page, 'Farm photo 1 of 9');
    await expect(lightbox(page)).toHaveText('1 / 9', { useInnerText: true });
  });

  test('is the alt text where there is one, and so is the name', async ({ page }) => {
    await rewriteCode(page, (code) =>
      code.replace(/(gallery-1\.jpg[`'"],alt:)(``|''|"")/, '$1`Rows of lettuce`'),
    );
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await tile(page, 'Rows of lettuce').click();
    await expectPhoto(page, 'Rows of lettuce');
    await expect(lightbox(page).getByText('Rows of lettuce')).toBeVisible();
  });
});

test.describe('by touch', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('moves on by swipes', async ({ page }) => {
    await open(page, '/gallery');
    await tile(page, 'Farm photo 1 of 9').tap();
    await expectPhoto(page, 'Farm photo 1 of 9');
    await swipe(lightbox(page), -200);
    await expectPhoto(page, 'Produce photo 2 of 9');
    await swipe(lightbox(page), 200);
    await expectPhoto(page, 'Farm photo 1 of 9');
  });
});

test.describe('its code', () => {
  const pattern = /\/assets\/lightbox-[^/]+\.js$/;

  test('is not loaded before its first use', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => pattern.test(request.url()) && loaded.push(request.url()));
    await open(page, '/gallery');
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);
    await tile(page, 'Farm photo 1 of 9').click();
    await expectPhoto(page, 'Farm photo 1 of 9');
    expect(loaded).toHaveLength(1);
  });

  test.describe('failing', () => {
    test.use({ expectedErrors: /ERR_FAILED|^failed: .*lightbox/ });

    test('leaves the picture itself', async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await open(page, '/gallery');
      await tile(page, 'Farm photo 1 of 9').click();
      await expect(page).toHaveURL(/\/pictures\/gallery-1-full-\d+\.[0-9a-f]{8}\.avif$/);
    });
  });
});
