import type { Page } from '@playwright/test';
import { productNavigation } from '../../content/navigation.ts';
import { productsPage } from '../../content/pages/products.ts';
import { header } from '../../content/pages/shell.ts';
import { products } from '../../content/products.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, open, test } from '../support/site.ts';
import { timers, watchTimers } from '../support/timer-delays.ts';

const { sections, organic, filters, results } = productsPage;

/** Every section of the products page with its tab. */
const targets = productNavigation.map(({ label, hash }) => ({
  link: label,
  hash,
  heading: [...sections, organic].find(({ id }) => id === hash)?.heading ?? '',
}));
type Target = (typeof targets)[number];
const [first, second] = targets as [Target, Target];
const last = targets.at(-1) ?? second;

const tabs = (page: Page) => page.getByRole('navigation', { name: filters.tabsLabel });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/**
 * Checks that the section begins right below the sticky bars, that its heading is fully visible,
 * and that only its tab is highlighted.
 */
async function expectSectionShown(page: Page, { link, heading, hash }: Target) {
  await expect(page).toHaveURL(`/products#${hash}`);
  // Both limits at once: before the page scrolls, a section may be above the bars.
  await expect(async () => {
    const distance = await distanceBelowBars(page, heading);
    expect(distance, `pixels from the bars to ${heading}`).toBeGreaterThanOrEqual(0);
    expect(distance, `pixels from the bars to ${heading}`).toBeLessThanOrEqual(32);
  }).toPass({ timeout: 10_000 });
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

test('an address with a hash and a tab show their product section below the sticky bars @every-engine @every-size', async ({
  page,
}) => {
  await open(page, `/products#${last.hash}`);
  await expectSectionShown(page, last);
  await tab(page, second.link).click();
  await expectSectionShown(page, second);
});

test('the products page scrolls to the hash 100 ms after it opens, not sooner (R7)', async ({
  page,
}) => {
  await watchTimers(page);
  await open(page, `/products#${second.hash}`);
  await expectSectionShown(page, second);
  await expect.poll(async () => (await timers(page)).scrolled).toEqual([100]);
});

test('the products menu, the tabs and the footer open each product section below the sticky bars', async ({
  page,
}) => {
  const main = page.getByRole('navigation', { name: header.navigationLabel });
  await open(page, '/about');
  await test.step('the menu, of another page and of the products page', async () => {
    for (const target of targets) {
      await main.getByRole('link', { name: productsPage.hero.heading }).hover();
      await main.getByRole('link', { name: target.link, exact: true }).click();
      await expectSectionShown(page, target);
      // The mouse of a visitor leaves the place of the closed menu before it comes back to it.
      await page.mouse.move(600, 500);
    }
  });
  await test.step('a tab, also when it is followed again', async () => {
    for (const target of targets.slice(-2)) {
      await tab(page, target.link).click();
      await expectSectionShown(page, target);
    }
    await scrollTo(page, 100);
    // By keyboard: a click in the same place within 400 ms counts as a double click, which the site ignores.
    await tab(page, last.link).press('Enter');
    await expectSectionShown(page, last);
  });
  await test.step('a tab clears an active filter', async () => {
    await page.getByRole('searchbox').fill(products[0]?.name ?? '');
    await expect(page.getByRole('heading', { name: results.heading })).toBeVisible();
    await expect(tabs(page).locator('[aria-current]')).toHaveCount(0);
    await tab(page, second.link).click();
    await expectSectionShown(page, second);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
  await test.step('the footer of another page', async () => {
    await main.getByRole('link', { name: labelOf('/gallery'), exact: true }).click();
    await expect(page).toHaveURL('/gallery');
    for (const target of targets.slice(-2)) {
      const links = page.getByRole('contentinfo');
      await links.getByRole('link', { name: target.link, exact: true }).click();
      await expectSectionShown(page, target);
    }
  });
});

test.describe('scrolling through the products on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('highlights the tab of the section that fills half of the area below the bars, and brings the tab into view (R11)', async ({
    page,
  }) => {
    // A hash that names no section is ignored.
    await open(page, '/products#"><img src=x onerror=alert(1)>');
    await expectHighlight(page, first.link);
    for (const { link, heading } of [...targets, ...targets.toReversed()]) {
      await section(page, heading).evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' });
      });
      await expectHighlight(page, link);
      await expect(tab(page, link)).toBeInViewport({ ratio: 1 });
    }

    /**
     * Scrolls so that the second section begins this many pixels below the middle of the visible
     * area.
     */
    const scrollSecondSectionBelowMiddle = async (pixels: number) => {
      const bar = await tabs(page).boundingBox();
      const covered = (bar?.y ?? 0) + (bar?.height ?? 0);
      await section(page, second.heading).evaluate(
        (element, { covered, pixels }) => {
          const middle = (covered + innerHeight) / 2;
          const top = scrollY + element.getBoundingClientRect().top - middle - pixels;
          window.scrollTo({ top, behavior: 'instant' });
        },
        { covered, pixels },
      );
    };
    await scrollSecondSectionBelowMiddle(100);
    for (const [pixels, link] of [
      [12, first.link],
      [-12, second.link],
      [12, first.link],
    ] as const) {
      await scrollSecondSectionBelowMiddle(pixels);
      await expectHighlight(page, link);
    }
  });
});
