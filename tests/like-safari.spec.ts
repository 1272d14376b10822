// How Safari differs from Chromium, played in Chromium: no button takes the focus when it is pressed,
// and Back shows a page as it was left. Chromium's own back-forward cache is off under test.
import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const header = (page: Page) => page.getByRole('banner');
const toggle = (page: Page) => header(page).getByRole('button', { name: 'Product categories' });
const dropdown = (page: Page) =>
  header(page).getByRole('link', { name: /^(Vegetables|Fruits|Legumes|Pasta|Organic)$/ });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function buttonsTakeNoFocus(page: Page) {
  await page.evaluate(() => {
    document.addEventListener(
      'mousedown',
      (event) => {
        if (!(event.target as Element).closest('button')) return;
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur();
      },
      { capture: true },
    );
  });
}

async function returnFromCache(page: Page) {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

test.describe('the dropdown', () => {
  test('closes on Escape when the mouse has opened it', async ({ page }) => {
    await open(page, '/');
    await header(page).getByRole('link', { name: 'Our Products' }).hover();
    await expect(dropdown(page)).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('is closed when the visitor comes back by Back', async ({ page }) => {
    await open(page, '/');
    await toggle(page).press('Enter');
    await expect(dropdown(page)).toHaveCount(5);
    await returnFromCache(page);
    await expect(dropdown(page)).toHaveCount(0);
  });
});

test.describe('the dropdown of a tablet', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test('opens and closes where buttons do not take the focus', async ({ page }) => {
    await open(page, '/about');
    await buttonsTakeNoFocus(page);
    await toggle(page).tap();
    await expect(dropdown(page)).toHaveCount(5);
    await toggle(page).tap();
    await expect(dropdown(page)).toHaveCount(0);
    await toggle(page).tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(dropdown(page)).toHaveCount(0);
    await toggle(page).tap();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('gives the focus back where buttons do not take it', async ({ page }) => {
    await open(page, '/');
    await buttonsTakeNoFocus(page);
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('is closed when the visitor comes back by Back', async ({ page }) => {
    await open(page, '/');
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await returnFromCache(page);
    await expect(menu(page)).toBeHidden();
  });
});

test('a filter leaves the focus alone; Clear Filters moves it to the list', async ({ page }) => {
  await open(page, '/products');
  await buttonsTakeNoFocus(page);
  await page.getByRole('search').getByRole('button', { name: 'Fruits' }).click();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('region', { name: 'Vegetables' })).toBeFocused();
});
