import type { Page } from '@playwright/test';
import { localAddress } from '../../content/languages.ts';
import { mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { header as copy } from '../../content/shell.ts';
import { labelOf } from '../support/label-of.ts';
import { preventFocusOnButtons, simulateBackForwardCache } from '../support/safari-behaviour.ts';
import { expect, open, test } from '../support/site.ts';

test.describe('the mobile menu', { tag: '@fixture' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  const menuButton = (page: Page) => page.getByRole('button', { name: copy.openMenuLabel });
  const closeButton = (page: Page) => page.getByRole('button', { name: copy.closeLabel });
  const menuOf = (page: Page) => page.getByRole('dialog', { name: copy.menuLabel });

  // tests/every-page/screen-reader.spec.ts has its links, header-in-a-hurry.spec.ts has Get In Touch.
  test('leads to a category, returns the focus, and is closed after the back-forward cache', async ({
    page,
  }) => {
    await open(page, '/');
    const menu = menuOf(page);
    await test.step('the last category leads to its section', async () => {
      const last = productNavigation.at(-1);
      await menuButton(page).click();
      const expand = menu.locator('summary');
      await expect(expand).toHaveAccessibleName(copy.productsMenuLabel);
      await expand.click();
      await menu.getByRole('link', { name: last?.mobileLabel ?? '', exact: true }).click();
      await expect(page).toHaveURL(localAddress(`/products#${last?.hash}`));
      await expect(menu).toBeHidden();
    });
    await test.step('it returns the focus in browsers that do not focus clicked buttons', async () => {
      await preventFocusOnButtons(page);
      await menuButton(page).click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toBeFocused();
    });
    await test.step('it is closed after the back-forward cache', async () => {
      await menuButton(page).click();
      await expect(menu).toBeVisible();
      await simulateBackForwardCache(page);
      await expect(menu).toBeHidden();
    });
  });

  test('keeps the keyboard focus inside and gives it back @every-engine', async ({ page }) => {
    await open(page, '/');
    const menu = menuOf(page);
    await test.step('Tab stays inside', async () => {
      await menuButton(page).click();
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
    await test.step('it closes when a link is followed by keyboard, by Escape and by its button', async () => {
      await menu.getByRole('link', { name: mobileNavigation[0]?.label }).press('Enter');
      await expect(page).toHaveURL(localAddress('/news'));
      await expect(menu).toBeHidden();
      // The new page focuses its heading, and a key between the two actions of `press` would be lost.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await menuButton(page).press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await menuButton(page).click();
      await closeButton(page).click();
      await expect(menu).toBeHidden();
    });
    await test.step('in a window that has grown, it leaves the focus to the first link of the header', async () => {
      await menuButton(page).click();
      await expect(closeButton(page)).toBeFocused();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      // Nothing that has opened it can be focused.
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
      await expect(links.first()).toBeFocused();
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
      await links.getByText(labelOf('/gallery'), { exact: true }).click();
      await expect(page).toHaveURL(localAddress('/gallery'));
    });
  });
});
