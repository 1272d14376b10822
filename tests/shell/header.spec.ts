import type { Page } from '@playwright/test';
import { addressesOf } from '../../app/seo/addresses.ts';
import { localAddress, otherLanguages } from '../../content/languages.ts';
import { mainNavigation, productNavigation } from '../../content/navigation.ts';
import { header as copy } from '../../content/pages/shell.ts';
import { labelOf } from '../support/label-of.ts';
import { preventFocusOnButtons, simulateBackForwardCache } from '../support/safari-behaviour.ts';
import { expect, open, test } from '../support/site.ts';

const labels = mainNavigation.map(({ label }) => label);
const categories = productNavigation.map(({ label }) => label);
const products = labelOf('/products');

const main = (page: Page) => page.getByRole('navigation', { name: copy.navigationLabel });
const toggle = (page: Page) => main(page).locator('summary');
const dropdown = (page: Page) =>
  main(page).getByRole('link', { name: new RegExp(`^(${categories.join('|')})$`) });

test.describe('the header on a desktop', { tag: '@fixture' }, () => {
  test('shows the main links and Get In Touch, and no menu button @every-language', async ({
    page,
  }) => {
    await open(page, '/');
    const links = main(page).getByRole('link');
    await expect(links).toHaveText([...labels, ...otherLanguages.map(({ name }) => name)]);
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

  test('marks the link to the current page', async ({ page }) => {
    await open(page, '/about');
    await expect(main(page).getByRole('link', { name: labelOf('/about') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(main(page).getByRole('link', { name: labelOf('/') })).not.toHaveAttribute(
      'aria-current',
    );
  });

  test('opens the products menu on hover and closes it when the mouse leaves @every-engine', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(dropdown(page)).toHaveCount(0);
    await main(page).getByRole('link', { name: products }).hover();
    await expect(dropdown(page)).toHaveText(categories);
    await page.mouse.move(10, 700);
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('leaves the products menu closed when a lightbox closes below a mouse that rests @every-engine', async ({
    page,
  }) => {
    await open(page, addressesOf('product')[0] ?? '');
    const link = await main(page).getByRole('link', { name: products }).boundingBox();
    if (!link) throw new Error('Our Products is not visible.');
    await page.getByRole('main').locator('a:has(img)').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Half a pixel, because Firefox sends the position of a mouse with fractions, but rounds it in events of its own.
    const y = Math.round(link.y + 10) + 0.5;
    // Firefox may hand the page a key before a movement that was made earlier.
    const moved = page.evaluate(
      (resting) =>
        new Promise<void>((done) =>
          document.addEventListener('pointermove', ({ clientY }) => {
            if (Math.abs(clientY - resting) < 1) done();
          }),
        ),
      y,
    );
    await page.evaluate(() => 'The page listens now.');
    await page.mouse.move(link.x + 10, y);
    await moved;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(dropdown(page)).toHaveCount(0);
    // A mouse that comes again opens it.
    await page.mouse.move(10, 700);
    await page.mouse.move(link.x + 10, link.y + 10);
    await expect(dropdown(page)).toHaveText(categories);
  });

  test('opens /products when Our Products itself is clicked', async ({ page }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: products }).click();
    await expect(page).toHaveURL(localAddress('/products'));
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('opens the products menu by keyboard; Escape closes it and returns the focus @every-engine', async ({
    page,
  }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: products }).focus();
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAccessibleName(copy.productsMenuLabel);
    await expect(dropdown(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(dropdown(page)).toHaveText(categories);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dropdown(page).nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press(' ');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localAddress(`/products#${productNavigation[0]?.hash}`));
  });

  test('closes the products menu when Tab moves the focus out of it', async ({ page }) => {
    await open(page, '/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    for (let tab = 0; tab <= categories.length; tab += 1) await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name: labelOf('/gallery') })).toBeFocused();
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('opens and closes the products menu by touch', async ({ browser, baseURL }) => {
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
    await preventFocusOnButtons(page);
    await toggle(page).tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(dropdown(page)).toHaveCount(0);
    await toggle(page).tap();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await context.close();
  });

  test('closes the products menu on Escape after hover, and when the page is restored from the back-forward cache', async ({
    page,
  }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: products }).hover();
    await expect(dropdown(page)).toHaveText(categories);
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
    await toggle(page).press('Enter');
    await expect(dropdown(page)).toHaveText(categories);
    await simulateBackForwardCache(page);
    await expect(dropdown(page)).toHaveCount(0);
  });
});
