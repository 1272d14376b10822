import type { Page } from '@playwright/test';
import { categories } from '../../content/categories.ts';
import { productNavigation } from '../../content/navigation.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { header } from '../../content/shell.ts';
import { labelOf } from '../support/label-of.ts';
import { openWithoutCode } from '../support/open-without-code.ts';
import { expect, open, pastHashScroll, test } from '../support/site.ts';
import { timers, watchTimers } from '../support/timer-delays.ts';
import { barsEnd, field, headings, tab, tabs } from './product-list.ts';

const { organic, results } = productsPage;

/** Every section of the products page with its tab. */
const targets = productNavigation.map(({ label, hash }) => ({
  link: label,
  hash,
  heading: [...categories, organic].find(({ id }) => id === hash)?.heading ?? '',
}));
type Target = (typeof targets)[number];
const [first, second] = targets as [Target, Target];
const last = targets.at(-1) ?? second;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/**
 * Checks that the section begins right below the sticky bars, that its heading is fully visible,
 * and that only its tab is highlighted.
 */
async function expectSectionShown(page: Page, { link, heading, hash }: Target) {
  await expect(page).toHaveURL(`/products#${hash}`);
  // Both limits at once: before the page scrolls, a section may be above the bars.
  await expect(async () => {
    const target = await section(page, heading).boundingBox();
    const distance = Math.round((target?.y ?? Number.NaN) - (await barsEnd(page)));
    expect(distance, `pixels from the bars to ${heading}`).toBeGreaterThanOrEqual(0);
    expect(distance, `pixels from the bars to ${heading}`).toBeLessThanOrEqual(32);
  }).toPass({ timeout: 10_000 });
  await expect(
    section(page, heading).getByRole('heading', { level: 2, name: heading }),
  ).toBeInViewport({ ratio: 1 });
  await expect(tabs(page)).toBeInViewport({ ratio: 1 });
  await expectHighlight(page, link);
}

/** Checks that this tab, and no other, is marked and underlined. */
async function expectHighlight(page: Page, name: string) {
  const highlighted = () =>
    tabs(page)
      .getByRole('link')
      .evaluateAll((links) => {
        const namesOf = (some: Element[]) => some.map(({ textContent }) => textContent);
        return {
          marked: namesOf(links.filter((link) => link.hasAttribute('aria-current'))),
          underlined: namesOf(
            links.filter((link) => !getComputedStyle(link, '::after').scale.startsWith('0')),
          ),
        };
      });
  await expect.poll(highlighted).toEqual({ marked: [name], underlined: [name] });
}

test('an address with a hash, 100 ms after it opens, and a tab show their product section below the sticky bars (R7) @every-engine @phone', async ({
  page,
}) => {
  await watchTimers(page);
  await open(page, `/products#${last.hash}`);
  await expectSectionShown(page, last);
  await expect.poll(async () => (await timers(page)).scrolled).toEqual([100]);
  // On a phone, the tab of the section in view unfolds all.
  if (await page.evaluate(() => innerWidth < 768)) await tab(page, last.link).click();
  await tab(page, second.link).click();
  await expectSectionShown(page, second);
});

test('the products menu, the tabs and the footer open each product section below the sticky bars, and a name of the Organic Line its card (R7)', async ({
  page,
}) => {
  const main = page.getByRole('navigation', { name: header.navigationLabel });
  await open(page, '/about');
  await test.step('the menu, of another page and of the products page', async () => {
    for (const target of targets.slice(0, 2)) {
      await main.getByRole('link', { name: productsPage.hero.heading }).hover();
      await main.getByRole('link', { name: target.link, exact: true }).click();
      await expectSectionShown(page, target);
      // The mouse of a visitor leaves the place of the closed menu before it comes back to it.
      await page.mouse.move(600, 500);
    }
  });
  await test.step('each tab, also when it is followed again', async () => {
    for (const target of targets.slice(2)) {
      await tab(page, target.link).click();
      await expectSectionShown(page, target);
    }
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
    // By keyboard: a click in the same place within 400 ms counts as a double click, which the site ignores.
    await tab(page, last.link).press('Enter');
    await expectSectionShown(page, last);
  });
  await test.step('a tab clears an active filter', async () => {
    await field(page).fill(products[0]?.name ?? '');
    await expect(headings(page, 2)).toHaveText([results.heading]);
    await expect(tabs(page).locator('[aria-current]')).toHaveCount(0);
    await tab(page, second.link).click();
    await expectSectionShown(page, second);
    await expect(field(page)).toHaveValue('');
  });
  await test.step('a link to a card of the same page brings the focus to the link in the card', async () => {
    const link = section(page, organic.heading).getByRole('list').getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.press('Enter');
    const card = page.getByRole('heading', { level: 3, name, exact: true }).getByRole('link');
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport({ ratio: 1 });
  });
  await test.step('the footer of another page', async () => {
    await main.getByRole('link', { name: labelOf('/gallery'), exact: true }).click();
    await expect(page).toHaveURL('/gallery');
    const links = page.getByRole('contentinfo');
    await links.getByRole('link', { name: last.link, exact: true }).click();
    await expectSectionShown(page, last);
  });
});

test('whoever scrolls on before script has arrived stays there', async ({ page }) => {
  const hydrate = await openWithoutCode(page, `/products#${second.hash}`);
  const top = () =>
    section(page, second.heading).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(top).toBeLessThan(-600);
  await hydrate();
  await pastHashScroll(page);
  expect(await top()).toBeLessThan(-600);
});

test.describe('scrolling through the products on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  /** The names of the tabs that are seen. */
  const seen = (page: Page) =>
    tabs(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility({ opacityProperty: true }))
          .map(({ textContent }) => textContent),
      );

  test('only the tab of the section in view is seen; pressed or reached by keyboard, it unfolds to all (R11)', async ({
    page,
  }) => {
    const all = targets.map(({ link }) => link);
    await open(page, `/products#${second.hash}`);
    await expectSectionShown(page, second);
    const place = await field(page).boundingBox();
    await expect.poll(() => seen(page)).toEqual([second.link]);
    await test.step('a tap outside and Escape fold it again', async () => {
      await tab(page, second.link).tap();
      await expect.poll(() => seen(page)).toEqual(all);
      for (const link of all) await expect(tab(page, link)).toBeInViewport({ ratio: 1 });
      expect(await field(page).boundingBox()).toEqual(place);
      await page.getByRole('heading', { level: 2, name: second.heading }).tap();
      await expect.poll(() => seen(page)).toEqual([second.link]);
      await tab(page, second.link).tap();
      await page.keyboard.press('Escape');
      await expect.poll(() => seen(page)).toEqual([second.link]);
    });
    await test.step('it leads to each section', async () => {
      await tab(page, second.link).tap();
      await tab(page, last.link).tap();
      await expectSectionShown(page, last);
      await expect.poll(() => seen(page)).toEqual([last.link]);
    });
    await test.step('by keyboard, it is open as long as a tab has the focus, and Enter follows it', async () => {
      await page.getByRole('search').getByRole('button').last().focus();
      await page.keyboard.press('Tab');
      await expect(tab(page, first.link)).toBeFocused();
      await expect.poll(() => seen(page)).toEqual(all);
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => seen(page)).toEqual([last.link]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectSectionShown(page, first);
      await expect.poll(() => seen(page)).toEqual([first.link]);
    });
  });

  test('highlights the tab of the section that fills half of the area below the bars, and brings the tab into view; that of the first one before anybody scrolls (R11)', async ({
    page,
  }) => {
    await open(page, '/about');
    const link = page.getByRole('contentinfo').getByRole('link', { name: labelOf('/products') });
    await link.first().dispatchEvent('click');
    await expectHighlight(page, first.link);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // A hash that names no section is ignored.
    await open(page, '/products#"><img src=x onerror=alert(1)>');
    await expectHighlight(page, first.link);
    for (const { link, heading } of [...targets, ...targets.toReversed()]) {
      await section(page, heading).evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' });
      });
      await expectHighlight(page, link);
      expect(await seen(page)).toEqual([link]);
    }
    // The second section begins so many pixels below the middle of the visible area.
    for (const [pixels, link] of [
      [100, first.link],
      [-12, second.link],
      [12, first.link],
    ] as const) {
      const covered = await barsEnd(page);
      await section(page, second.heading).evaluate(
        (element, { covered, pixels }) => {
          const middle = (covered + innerHeight) / 2;
          const top = scrollY + element.getBoundingClientRect().top - middle - pixels;
          window.scrollTo({ top, behavior: 'instant' });
        },
        { covered, pixels },
      );
      await expectHighlight(page, link);
    }
  });
});
