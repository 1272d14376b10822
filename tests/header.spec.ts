import type { Page } from '@playwright/test';
import { mainNavigation, mobileNavigation, productNavigation } from '../content/navigation.ts';
import { contactForm } from '../content/pages/contact.ts';
import { header as copy } from '../content/pages/shell.ts';
import { buttonsTakeNoFocus, returnFromCache } from './like-safari.ts';
import { expect, open, test } from './site.ts';

const labels = mainNavigation.map(({ label }) => label);
const categories = productNavigation.map(({ label }) => label);
const products = mainNavigation.find(({ to }) => to === '/products')?.label ?? '';

const main = (page: Page) => page.getByRole('navigation', { name: copy.navigationLabel });
const toggle = (page: Page) => main(page).getByRole('button', { name: copy.productsMenuLabel });
const dropdown = (page: Page) =>
  main(page).getByRole('link', { name: new RegExp(`^(${categories.join('|')})$`) });

test.describe('on a desktop', () => {
  test('has the main links and Get In Touch, and no menu button', async ({ page }) => {
    await open(page, '/');
    const links = main(page).getByRole('link');
    await expect(links).toHaveText(labels);
    await expect(
      page.getByRole('banner').getByRole('link', { name: copy.getInTouchLabel }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: copy.openMenuLabel })).toBeHidden();
  });

  test('is transparent over the hero and scrolls away with it (R9)', async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 600);
    await expect(header).not.toBeInViewport();
  });

  test('marks the current page', async ({ page }) => {
    await open(page, '/about');
    await expect(main(page).getByRole('link', { name: 'About Us' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(main(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute(
      'aria-current',
    );
  });

  test('opens the dropdown on hover and closes it on leaving', async ({ page }) => {
    await open(page, '/');
    await expect(dropdown(page)).toHaveCount(0);
    await main(page).getByRole('link', { name: products }).hover();
    await expect(dropdown(page)).toHaveText(categories);
    await page.mouse.move(10, 700);
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('goes to /products when Our Products itself is clicked', async ({ page }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: products }).click();
    await expect(page).toHaveURL('/products');
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('opens the dropdown by keyboard; Escape closes it and returns the focus', async ({
    page,
  }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: products }).focus();
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dropdown(page).nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });

  test('closes the dropdown when the focus leaves it by Tab', async ({ page }) => {
    await open(page, '/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    for (let tab = 0; tab <= categories.length; tab += 1) await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name: 'Gallery' })).toBeFocused();
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('opens and closes the dropdown by touch', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 1280, height: 800 },
      baseURL,
    });
    const page = await context.newPage();
    await open(page, '/about');
    await toggle(page).tap();
    await expect(dropdown(page)).toHaveText(categories);
    await toggle(page).tap();
    await expect(dropdown(page)).toHaveCount(0);
    // Safari does not focus a button that is pressed.
    await buttonsTakeNoFocus(page);
    await toggle(page).tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(dropdown(page)).toHaveCount(0);
    await toggle(page).tap();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await context.close();
  });

  test('closes the dropdown on Escape, also when the mouse opened it, and when the page comes from the back-forward cache', async ({
    page,
  }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: products }).hover();
    await expect(dropdown(page)).toHaveText(categories);
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
    await toggle(page).press('Enter');
    await expect(dropdown(page)).toHaveText(categories);
    await returnFromCache(page);
    await expect(dropdown(page)).toHaveCount(0);
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  const openMenu = async (page: Page, address = '/') => {
    await open(page, address);
    await page.getByRole('button', { name: copy.openMenuLabel }).click();
    return page.getByRole('dialog', { name: copy.menuLabel });
  };

  test('has every main and mobile link, an expandable list of products, and Get In Touch', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    await expect(menu.getByRole('link')).toHaveText([
      ...[...mainNavigation, ...mobileNavigation].map(({ label }) => label),
      copy.getInTouchLabel,
    ]);
    const expand = menu.getByRole('button', { name: copy.productsMenuLabel });
    await expect(expand).toHaveAttribute('aria-expanded', 'false');
    await expand.click();
    await expect(expand).toHaveAttribute('aria-expanded', 'true');
    const inProducts = productNavigation.map(({ label, mobileLabel = label }) => mobileLabel);
    await expect(
      menu.getByRole('link', { name: new RegExp(`^(${inProducts.join('|')})$`) }),
    ).toHaveText(inProducts);
    await menu.getByRole('link', { name: inProducts.at(-1) ?? '', exact: true }).click();
    await expect(page).toHaveURL(`/products#${productNavigation.at(-1)?.hash}`);
    await expect(menu).toBeHidden();
  });

  test('closes on navigation, on Escape and by its button', async ({ page }) => {
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: copy.openMenuLabel }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: copy.openMenuLabel })).toBeFocused();
    await page.getByRole('button', { name: copy.openMenuLabel }).click();
    await menu.getByRole('button', { name: copy.closeLabel }).click();
    await expect(menu).toBeHidden();
  });

  test('returns the focus where buttons take none, and is closed when the page comes from the back-forward cache', async ({
    page,
  }) => {
    await open(page, '/');
    await buttonsTakeNoFocus(page);
    const button = page.getByRole('button', { name: copy.openMenuLabel });
    const menu = page.getByRole('dialog', { name: copy.menuLabel });
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await expect(menu).toBeVisible();
    await returnFromCache(page);
    await expect(menu).toBeHidden();
  });

  test('keeps the focus inside', async ({ page }) => {
    const menu = await openMenu(page);
    for (let tab = 0; tab < 25; tab += 1) {
      await page.keyboard.press('Tab');
      // Tab may reach the browser's own controls, where the focus is on body, but nothing behind the dialog.
      const isOutside = await menu.evaluate(
        (dialog) =>
          document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
  });

  test('closes and focuses the form when Get In Touch is followed', async ({ page }) => {
    const menu = await openMenu(page, '/about');
    await menu.getByRole('link', { name: copy.getInTouchLabel }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeFocused();
    await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeInViewport();
  });
});
