import type { Page } from '@playwright/test';
import { localAddress, otherLanguages } from '../../content/languages.ts';
import { mainNavigation, mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { header as copy } from '../../content/pages/shell.ts';
import { preventFocusOnButtons, simulateBackForwardCache } from '../support/safari-behaviour.ts';
import { expect, open, test } from '../support/site.ts';

test.describe('the mobile menu', { tag: '@fixture' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  const openMenu = async (page: Page, address = '/') => {
    await open(page, address);
    await page.getByRole('button', { name: copy.openMenuLabel }).click();
    return page.getByRole('dialog', { name: copy.menuLabel });
  };

  test('has every main and mobile link, an expandable list of product categories, and Get In Touch', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    await expect(menu.getByRole('link')).toHaveText([
      ...[...mainNavigation, ...mobileNavigation].map(({ label }) => label),
      ...otherLanguages.map(({ name }) => name),
      copy.getInTouchLabel,
    ]);
    const expand = menu.locator('summary');
    await expect(expand).toHaveAccessibleName(copy.productsMenuLabel);
    await expand.click();
    const inProducts = productNavigation.map(({ label, mobileLabel = label }) => mobileLabel);
    await expect(
      menu.getByRole('link', { name: new RegExp(`^(${inProducts.join('|')})$`) }),
    ).toHaveText(inProducts);
    await menu.getByRole('link', { name: inProducts.at(-1) ?? '', exact: true }).click();
    await expect(page).toHaveURL(localAddress(`/products#${productNavigation.at(-1)?.hash}`));
    await expect(menu).toBeHidden();
  });

  test('closes when a link is followed, by Escape and by its button @every-engine', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: mobileNavigation[0]?.label }).click();
    await expect(page).toHaveURL(localAddress('/news'));
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: copy.openMenuLabel }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: copy.openMenuLabel })).toBeFocused();
    await page.getByRole('button', { name: copy.openMenuLabel }).click();
    await menu.getByRole('button', { name: copy.closeLabel }).click();
    await expect(menu).toBeHidden();
  });

  test('opens by keyboard, and its links lead to pages', async ({ page }) => {
    await open(page, '/about');
    const button = page.getByRole('button', { name: copy.openMenuLabel });
    const menu = page.getByRole('dialog', { name: copy.menuLabel });
    const news = mobileNavigation[0];
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const link = menu.getByRole('link', { name: news?.label });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused({ timeout: 1 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localAddress(news?.to ?? ''));
    await expect(menu).toBeHidden();
  });

  test('returns the focus in browsers that do not focus clicked buttons, and is closed after the back-forward cache', async ({
    page,
  }) => {
    await open(page, '/');
    await preventFocusOnButtons(page);
    const button = page.getByRole('button', { name: copy.openMenuLabel });
    const menu = page.getByRole('dialog', { name: copy.menuLabel });
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await expect(menu).toBeVisible();
    await simulateBackForwardCache(page);
    await expect(menu).toBeHidden();
  });

  test('keeps the keyboard focus inside @every-engine', async ({ page }) => {
    const menu = await openMenu(page);
    for (let tab = 0; tab < 25; tab += 1) {
      await page.keyboard.press('Tab');
      // When the browser's own controls have the focus, the active element is body.
      const isOutside = await menu.evaluate(
        (dialog) =>
          document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
  });

  // Nothing that has opened it can be focused then.
  test('in a window that has grown, leaves the focus to the first link of the header @every-engine', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    await expect(menu.getByRole('button', { name: copy.closeLabel })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    const link = page.getByRole('banner').getByRole('navigation').getByRole('link').first();
    await expect(link).toBeFocused();
  });

  test('closes and focuses the contact form when Get In Touch is clicked', async ({ page }) => {
    const menu = await openMenu(page, '/about');
    await menu.getByRole('link', { name: copy.getInTouchLabel }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeFocused();
    await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeInViewport();
  });
});
