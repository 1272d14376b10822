import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site.ts';

const targets = [
  { link: 'Vegetables', heading: 'Vegetables' },
  { link: 'Fruits', heading: 'Fruits' },
  { link: 'Legumes', heading: 'Legumes' },
  { link: 'Pasta', heading: 'Pasta' },
  { link: 'Organic', heading: 'Organic Line' },
].map((target) => ({ ...target, hash: target.link.toLowerCase() }));

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Product sections' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/**
 * The section begins right below the bars, its heading is seen whole, and its tab is the only one
 * highlighted.
 */
async function expectArrival(page: Page, { link, heading, hash }: (typeof targets)[number]) {
  await expect(page).toHaveURL(`/products#${hash}`);
  await expect
    .poll(() => distanceBelowBars(page, heading), `pixels from the bars to ${heading}`)
    .toBeLessThanOrEqual(32);
  expect(await distanceBelowBars(page, heading)).toBeGreaterThanOrEqual(0);
  await expect(
    section(page, heading).getByRole('heading', { level: 2, name: heading }),
  ).toBeInViewport({ ratio: 1 });
  await expect(tabs(page)).toBeInViewport({ ratio: 1 });
  await expectHighlight(page, link);
}

async function expectHighlight(page: Page, name: string) {
  await expect(tab(page, name)).toHaveAttribute('aria-current');
  await expect(tabs(page).locator('[aria-current]')).toHaveCount(1);
}

async function distanceBelowBars(page: Page, heading: string) {
  const [bar, target] = [
    await tabs(page).boundingBox(),
    await section(page, heading).boundingBox(),
  ];
  if (!bar || !target) return Number.NaN;
  return Math.round(target.y - (bar.y + bar.height));
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

for (const target of targets) {
  test.describe(`#${target.hash} @every-size`, () => {
    test('is clear of the bars for who comes from outside', async ({ page }) => {
      await open(page, `/products#${target.hash}`);
      await expectArrival(page, target);
    });

    test('is clear of the bars for who presses its tab, again and again', async ({ page }) => {
      await open(page, '/products');
      await tab(page, target.link).click();
      await expectArrival(page, target);
      await scrollTo(page, 100);
      await tab(page, target.link).click();
      await expectArrival(page, target);
    });
  });

  test(`#${target.hash} is clear of the bars for who comes by the header or the footer`, async ({
    page,
  }) => {
    await open(page, '/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Our Products' }).hover();
    await main.getByRole('link', { name: target.link, exact: true }).click();
    await expectArrival(page, target);
    await page.goto('/gallery');
    await hydrated(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: target.link, exact: true })
      .click();
    await expectArrival(page, target);
  });
}

test('is followed 100 ms after arrival, not sooner (R7)', async ({ page }) => {
  await page.addInitScript(() => {
    const record = window as unknown as { delays: (number | undefined)[] };
    record.delays = [];
    const { setTimeout: original } = window;
    window.setTimeout = ((callback: TimerHandler, delay?: number, ...rest: unknown[]) => {
      if (String(callback).includes('scrollIntoView')) record.delays.push(delay);
      return original(callback, delay, ...rest);
    }) as typeof window.setTimeout;
  });
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pasta' }).click();
  await expectArrival(page, { link: 'Pasta', heading: 'Pasta', hash: 'pasta' });
  expect(await page.evaluate(() => (window as unknown as { delays: unknown }).delays)).toEqual([
    100,
  ]);
});

test('a hash that names no section is ignored', async ({ page }) => {
  await open(page, '/products#"><img src=x onerror=alert(1)>');
  await expectHighlight(page, 'Vegetables');
  await tab(page, 'Fruits').click();
  await expectArrival(page, { link: 'Fruits', heading: 'Fruits', hash: 'fruits' });
});

test('a tab leaves the search for its section', async ({ page }) => {
  await open(page, '/products?q=beans');
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(tabs(page).locator('[aria-current]')).toHaveCount(0);
  await tab(page, 'Fruits').click();
  await expectArrival(page, { link: 'Fruits', heading: 'Fruits', hash: 'fruits' });
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test.describe('scrolling on a phone', { tag: '@mobile' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('every section lights its tab, and brings it into view (R11)', async ({ page }) => {
    await open(page, '/products');
    for (const { link, heading } of [...targets, ...targets.toReversed()]) {
      await section(page, heading).evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' });
      });
      await expectHighlight(page, link);
      await expect(tab(page, link)).toBeInViewport({ ratio: 1 });
    }
  });

  test('a section is in view once it fills half of what can be seen (threshold 0.5)', async ({
    page,
  }) => {
    await open(page, '/products');
    /** Puts the top of Fruits so many pixels below the middle of what the bars leave visible. */
    const fruitsBelowMiddle = async (pixels: number) => {
      const bar = await tabs(page).boundingBox();
      const covered = (bar?.y ?? 0) + (bar?.height ?? 0);
      await section(page, 'Fruits').evaluate(
        (element, { covered, pixels }) => {
          const middle = (covered + innerHeight) / 2;
          const top = scrollY + element.getBoundingClientRect().top - middle - pixels;
          window.scrollTo({ top, behavior: 'instant' });
        },
        { covered, pixels },
      );
    };
    await fruitsBelowMiddle(100);
    for (const [pixels, link] of [
      [12, 'Vegetables'],
      [-12, 'Fruits'],
      [12, 'Vegetables'],
    ] as const) {
      await fruitsBelowMiddle(pixels);
      await expectHighlight(page, link);
    }
  });
});
