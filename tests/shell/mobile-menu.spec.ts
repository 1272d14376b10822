import type { Page } from '@playwright/test';
import { contactForm } from '../../content/contact-form.ts';
import { localAddress, otherLanguages } from '../../content/languages.ts';
import { mainNavigation, mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { header as copy } from '../../content/shell.ts';
import { labelOf } from '../support/label-of.ts';
import { preventFocusOnButtons, simulateBackForwardCache } from '../support/safari-behaviour.ts';
import { expect, open, test } from '../support/site.ts';

test.describe('the mobile menu', { tag: '@fixture' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  const menuButton = (page: Page) => page.getByRole('button', { name: copy.openMenuLabel });
  const closeButton = (page: Page) => page.getByRole('button', { name: copy.closeLabel });
  const menuOf = (page: Page) => page.getByRole('dialog', { name: copy.menuLabel });

  test('has every main and mobile link, an expandable list of product categories, and Get In Touch', async ({
    page,
  }) => {
    await open(page, '/');
    const menu = menuOf(page);
    await test.step('its links, of which the last category leads to its section', async () => {
      await menuButton(page).click();
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
    await test.step('Get In Touch focuses the contact form', async () => {
      await menuButton(page).click();
      await menu.getByRole('link', { name: copy.getInTouchLabel }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeFocused();
      await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeInViewport();
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
