// The header's menus, by mouse and by keyboard.

import { localAddress } from '../../content/languages.ts';
import { mainNavigation, mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { header } from '../../content/pages/shell.ts';
import type { Target } from './finder.ts';
import { describe, eventually, expect, test } from './fixtures.ts';
import type { Page } from './page.ts';

/** The narrowest window that MiniBrowser allows. The mobile menu is used below 896 px. */
const phone = { width: 460, height: 800 };

const banner = { role: 'banner' } as const;
const dialog = { role: 'dialog', name: header.menuLabel } as const;
const link = (name: string, within: Target = banner): Target => ({ role: 'link', name, within });
const button = (name: string, within: Target = banner): Target => ({
  role: 'button',
  name,
  within,
});
const toggle = button(header.productsMenuLabel);
const menuButton = button(header.openMenuLabel);

const products = mainNavigation.find(({ to }) => to === '/products');
const [category] = productNavigation;
const news = mobileNavigation[0];
if (!products || !category || !news) throw new Error('A link is missing in the navigation.');

describe('products menu', () => {
  test('opens on hover, lists the categories and links to them', async ({ page }) => {
    await page.open('/about');
    expect(await page.count(link(category.label))).toBe(0);
    await page.hover(link(products.label));
    for (const { label } of productNavigation)
      await eventually(() => page.count(link(label)), label).toBe(1);
    await page.click(link(category.label));
    await eventually(() => page.address()).toBe(`/products#${category.hash}`);
    await eventually(() => page.count(link(category.label))).toBe(0);
  });

  test('closes when the mouse leaves', async ({ page }) => {
    await page.open('/about');
    await page.hover(link(products.label));
    await eventually(() => page.count(link(category.label))).toBe(1);
    await page.tab.moveMouse({ x: 20, y: 600 });
    await eventually(() => page.count(link(category.label))).toBe(0);
  });

  test('opens all products when Our Products itself is clicked', async ({ page }) => {
    await page.open('/about');
    await page.click(link(products.label));
    await eventually(() => page.address()).toBe('/products');
  });

  test('opens by keyboard; Escape closes it and returns the focus', async ({ page }) => {
    await page.open('/about');
    await page.tabTo(toggle);
    await page.press('Enter');
    await eventually(() => page.count(link(category.label))).toBe(1);
    await page.press('Tab');
    await eventually(() => page.hasFocus(link(category.label))).toBe(true);
    await page.press('Escape');
    await eventually(() => page.count(link(category.label))).toBe(0);
    expect(await page.hasFocus(toggle)).toBe(true);
    await page.press(' ');
    await page.press('Tab');
    await page.press('Enter');
    await eventually(() => page.address()).toBe(`/products#${category.hash}`);
  });
});

describe('mobile menu', () => {
  test('opens by mouse, expands the list of categories and links to them', async ({ page }) => {
    await page.tab.resize(phone.width, phone.height);
    await page.open('/about');
    await page.click(menuButton);
    for (const { label } of [...mainNavigation, ...mobileNavigation])
      await eventually(() => page.count(link(label, dialog)), label).toBe(1);
    const { mobileLabel = category.label } = category;
    expect(await page.count(link(mobileLabel, dialog))).toBe(0);
    await page.click(button(header.productsMenuLabel, dialog));
    await page.click(link(mobileLabel, dialog));
    await eventually(() => page.address()).toBe(`/products#${category.hash}`);
    await eventually(() => page.count(dialog)).toBe(0);
  });

  test('closes by its button', async ({ page }) => {
    await page.tab.resize(phone.width, phone.height);
    await page.open('/about');
    await page.click(menuButton);
    await page.click(button(header.closeLabel, dialog));
    await eventually(() => page.count(dialog)).toBe(0);
  });

  test('keeps the focus inside', async ({ page }) => {
    await page.tab.resize(phone.width, phone.height);
    await page.open('/about');
    await page.tabTo(menuButton);
    await page.press('Enter');
    await eventually(() => page.count(dialog)).toBe(1);
    const places = new Set<string>();
    for (let count = 0; count < 20; count += 1) {
      await page.press('Tab');
      places.add(
        await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === document.body) return 'none';
          return focused?.closest('[role=dialog]') ? 'inside' : `outside: ${focused?.outerHTML}`;
        }),
      );
    }
    // Tab may also reach the browser's own controls, but not the page behind the menu.
    expect([...places].filter((place) => place.startsWith('outside'))).toEqual([]);
    expect(places).toContain('inside');
  });

  // A test of its own: a window whose focus was in the browser's controls ignores Enter afterwards.
  test('is opened by keyboard; Escape closes it and returns the focus', async ({ page }) => {
    await page.tab.resize(phone.width, phone.height);
    await page.open('/about');
    await page.tabTo(menuButton);
    await page.press('Enter');
    await eventually(() => page.count(dialog)).toBe(1);
    await page.press('Escape');
    await eventually(() => page.count(dialog)).toBe(0);
    await eventually(() => page.hasFocus(menuButton)).toBe(true);
    await page.press('Enter');
    await page.tabTo(link(news.label, dialog));
    await page.press('Enter');
    await eventually(() => page.address()).toBe(news.to);
    await eventually(() => page.count(dialog)).toBe(0);
  });
});

describe('without the code of the page, as before hydration', () => {
  /** Opens a page whose scripts do not run. */
  const openWithoutScript = async (page: Page, address: string) => {
    page.expectedErrors = /Content.Security.Policy|script/i;
    await page.networkIdle();
    await page.tab.goto(`${page.origin}${localAddress(address)}?no-script`);
  };

  test('the dropdown opens and leads to a section', async ({ page }) => {
    await openWithoutScript(page, '/about');
    expect(await page.count(link(category.label))).toBe(0);
    await page.click(toggle);
    await page.click(link(category.label));
    await eventually(() => page.address()).toBe(`/products#${category.hash}`);
  });

  test('the mobile menu opens, unfolds the categories, closes and leads to pages', async ({
    page,
  }) => {
    await page.tab.resize(phone.width, phone.height);
    await openWithoutScript(page, '/about');
    await page.click(menuButton);
    for (const { label } of [...mainNavigation, ...mobileNavigation])
      await eventually(() => page.count(link(label)), label).toBe(1);
    expect(await page.count(link(category.label))).toBe(0);
    await page.click(toggle);
    await eventually(() => page.count(link(category.label))).toBe(1);
    await page.press('Escape');
    await eventually(() => page.count(link(news.label))).toBe(0);
    await page.click(menuButton);
    await page.click(button(header.closeLabel));
    await eventually(() => page.count(link(news.label))).toBe(0);
    await page.click(menuButton);
    await page.click(link(news.label));
    await eventually(() => page.address()).toBe(news.to);
  });

  test('Get In Touch puts the cursor in Full Name, with the heading in view', async ({ page }) => {
    await openWithoutScript(page, '/about');
    await page.click(link(header.getInTouchLabel));
    const within = { role: 'contentinfo' } as const;
    const fullName = { role: 'textbox', name: contactForm.nameLabel, within } as const;
    await eventually(() => page.hasFocus(fullName)).toBe(true);
    const heading = { role: 'heading', name: contactForm.heading, within } as const;
    await eventually(() => page.isInView(heading)).toBe(true);
  });
});

describe('in a hurry', () => {
  test('a double click on a link in the mobile menu follows nothing else and leaves the focus on the heading', async ({
    page,
  }) => {
    await page.tab.resize(phone.width, phone.height);
    await page.open('/about');
    await page.click(menuButton);
    const point = await page.pointAt(link(news.label, dialog));
    await page.clickAt(point);
    await page.tab.pressMouse();
    await page.tab.releaseMouse();
    await eventually(() => page.address()).toBe(news.to);
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});
