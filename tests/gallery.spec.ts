import type { Page } from '@playwright/test';
import { expect, open, scrollThrough, test } from './site.ts';

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).getByRole('listitem');
const filter = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** The ids of the images that are shown, as their files are named. */
const shownIds = (page: Page) =>
  tiles(page)
    .getByRole('img')
    .evaluateAll((images) =>
      images.map((image) =>
        Number(/gallery-(\d+)\.jpg$/.exec(image.getAttribute('src') ?? '')?.[1]),
      ),
    );

test('has a hero titled Photo Gallery with an intro sentence @every-size', async ({ page }) => {
  await open(page, '/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
  const intro = main(page).getByRole('paragraph').filter({ hasText: 'An illustrated walk' });
  await expect(intro).toHaveText(/^[A-Z][^.]+\.$/);
  await expect(intro).toBeVisible();
});

test.describe('the filter @every-size', () => {
  test('is labelled All, Farm and produce, to the letter (R14)', async ({ page }) => {
    await open(page, '/gallery');
    // As it is seen, whatever styles do to it.
    await expect(main(page).getByRole('group', { name: 'Show' }).getByRole('button')).toHaveText(
      ['All', 'Farm', 'produce'],
      { useInnerText: true },
    );
  });

  test('shows all nine images at first, then those of the farm, then the produce', async ({
    page,
  }) => {
    await open(page, '/gallery');
    const shown = {
      All: [1, 2, 3, 4, 6, 7, 8, 9, 10],
      Farm: [1, 3, 7, 10],
      produce: [2, 4, 6, 8, 9],
    };
    const pressed = main(page).getByRole('button', { pressed: true });
    await expect(pressed).toHaveText(['All']);
    expect(await shownIds(page)).toEqual(shown.All);
    for (const [name, ids] of [...Object.entries(shown), ['All', shown.All] as const]) {
      await filter(page, name).click();
      await expect(pressed).toHaveText([name]);
      expect(await shownIds(page)).toEqual(ids);
      await expect(main(page).getByRole('status')).toHaveText(`${ids.length} photos shown`);
      for (const image of await tiles(page).getByRole('img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).not.toHaveJSProperty('naturalWidth', 0);
        await expect(image).toBeVisible();
      }
    }
  });
});

for (const { width, columns } of [
  { width: 375, columns: 1 },
  { width: 768, columns: 2 },
  { width: 1280, columns: 3 },
]) {
  test(`stands in ${columns} column(s) at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/gallery');
    const lefts = await tiles(page).evaluateAll((all) =>
      all.map((tile) => Math.round(tile.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
    // In rows, from left to right.
    expect(new Set(lefts.slice(0, columns)).size).toBe(columns);
  });
}

test('its tiles enter 0.1 s after one another, in 0.3 s (specification 2 and 9)', async ({
  page,
}) => {
  await open(page, '/gallery');
  await scrollThrough(page);
  const entrances = () =>
    tiles(page).evaluateAll((all) =>
      all.map((tile) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(tile);
        return animationName === 'none' ? 'waits' : `${animationDelay} ${animationDuration}`;
      }),
    );
  const wanted = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((delay) => `${delay}s 0.3s`);
  await expect.poll(entrances).toEqual(wanted);
  await filter(page, 'Farm').click();
  await expect(tiles(page)).toHaveCount(4);
  await scrollThrough(page);
  await expect.poll(entrances).toEqual(wanted.slice(0, 4));
});

test('its photos are named by category and place, for they have no alt text (R13)', async ({
  page,
}) => {
  await open(page, '/gallery');
  const names = () =>
    tiles(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect((await names()).slice(0, 3)).toEqual([
    'Farm photo 1 of 9',
    'Produce photo 2 of 9',
    'Farm photo 3 of 9',
  ]);
  await filter(page, 'produce').click();
  await expect(tiles(page)).toHaveCount(5);
  expect(await names()).toEqual([1, 2, 3, 4, 5].map((place) => `Produce photo ${place} of 5`));
});

test.describe('without script', () => {
  // The script files that a page preloads are refused, as they should be.
  test.use({ javaScriptEnabled: false, expectedErrors: /^failed: .*\.js$/ });

  test('a tile leads to its picture, and no button pretends to filter', async ({ page }) => {
    await page.goto('/gallery');
    await expect(filter(page, 'Farm')).toBeHidden();
    await page.getByRole('link', { name: 'Farm photo 1 of 9' }).click();
    await expect(page).toHaveURL(/\/pictures\/gallery-1-full-\d+\.[0-9a-f]{8}\.avif$/);
  });
});
