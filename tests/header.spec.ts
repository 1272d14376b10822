import type { Page } from '@playwright/test';
import { buttonsTakeNoFocus, returnFromCache } from './like-safari.ts';
import { expect, open, test } from './site.ts';

const categories = ['Vegetables', 'Fruits', 'Legumes', 'Pasta', 'Organic'];

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => main(page).getByRole('button', { name: 'Product categories' });
const dropdown = (page: Page) =>
  main(page).getByRole('link', { name: new RegExp(`^(${categories.join('|')})$`) });

test.describe('on a desktop', () => {
  test('has Home, About Us, Our Products, Gallery and Get In Touch', async ({ page }) => {
    await open(page, '/');
    const links = main(page).getByRole('link');
    await expect(links).toHaveText(['Home', 'About Us', 'Our Products', 'Gallery']);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Get In Touch' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });

  test('lies over the hero, transparent, and scrolls away with it (R9)', async ({ page }) => {
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
    await main(page).getByRole('link', { name: 'Our Products' }).hover();
    await expect(dropdown(page)).toHaveText(categories);
    await page.mouse.move(10, 700);
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('goes to /products when Our Products itself is clicked', async ({ page }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: 'Our Products' }).click();
    await expect(page).toHaveURL('/products');
    await expect(dropdown(page)).toHaveCount(0);
  });

  for (const category of categories) {
    test(`leads from the dropdown to ${category}`, async ({ page }) => {
      await open(page, '/');
      await main(page).getByRole('link', { name: 'Our Products' }).hover();
      await main(page).getByRole('link', { name: category, exact: true }).click();
      await expect(page).toHaveURL(`/products#${category.toLowerCase()}`);
    });
  }

  test('works the dropdown by keyboard; Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: 'Our Products' }).focus();
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

  test('closes the dropdown when the focus leaves it', async ({ page }) => {
    await open(page, '/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    for (let tab = 0; tab <= categories.length; tab += 1) await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name: 'Gallery' })).toBeFocused();
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('Escape closes the dropdown that the mouse has opened', async ({ page }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: 'Our Products' }).hover();
    await expect(dropdown(page)).toHaveText(categories);
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('the dropdown is closed when the visitor comes back by Back', async ({ page }) => {
    await open(page, '/');
    await toggle(page).press('Enter');
    await expect(dropdown(page)).toHaveText(categories);
    await returnFromCache(page);
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('the dropdown works where buttons do not take the focus', async ({ browser, baseURL }) => {
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({ hasTouch: true, viewport, baseURL });
    const page = await context.newPage();
    await open(page, '/about');
    await buttonsTakeNoFocus(page);
    await toggle(page).tap();
    await expect(dropdown(page)).toHaveText(categories);
    await toggle(page).tap();
    await expect(dropdown(page)).toHaveCount(0);
    await toggle(page).tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(dropdown(page)).toHaveCount(0);
    await toggle(page).tap();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await context.close();
  });

  test('opens the dropdown by touch, too', async ({ browser, baseURL }) => {
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
    await context.close();
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  const openMenu = async (page: Page, address = '/') => {
    await open(page, address);
    await page.getByRole('button', { name: 'Menu' }).click();
    return page.getByRole('dialog', { name: 'Menu' });
  };

  test('adds News and Contact, an expandable list of products and Get In Touch', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Our Products',
      'Gallery',
      'News',
      'Contact',
      'Get In Touch',
    ]);
    const expand = menu.getByRole('button', { name: 'Product categories' });
    await expect(expand).toHaveAttribute('aria-expanded', 'false');
    await expand.click();
    await expect(expand).toHaveAttribute('aria-expanded', 'true');
    const list = ['Vegetables', 'Fruits', 'Legumes', 'Pasta', 'Organic Line'];
    await expect(menu.getByRole('link', { name: new RegExp(`^(${list.join('|')})$`) })).toHaveText(
      list,
    );
    await menu.getByRole('link', { name: 'Organic Line' }).click();
    await expect(page).toHaveURL('/products#organic');
    await expect(menu).toBeHidden();
  });

  test('closes on navigation, on Escape and by its button', async ({ page }) => {
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
  });

  test('gives the focus back where buttons do not take it', async ({ page }) => {
    await open(page, '/');
    await buttonsTakeNoFocus(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('is closed when the visitor comes back by Back', async ({ page }) => {
    const menu = await openMenu(page);
    await expect(menu).toBeVisible();
    await returnFromCache(page);
    await expect(menu).toBeHidden();
  });

  test('keeps the focus inside', async ({ page }) => {
    const menu = await openMenu(page);
    for (let tab = 0; tab < 25; tab += 1) {
      await page.keyboard.press('Tab');
      // The browser's own bar may take a turn; the page behind never does.
      const isOutside = await menu.evaluate(
        (dialog) =>
          document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
  });

  test('leads to the form', async ({ page }) => {
    const menu = await openMenu(page, '/about');
    await menu.getByRole('link', { name: 'Get In Touch' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toBeInViewport();
  });
});
