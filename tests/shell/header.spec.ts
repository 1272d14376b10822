import type { Page } from '@playwright/test';
import { addressesOf } from '../../app/seo/addresses.ts';
import { localAddress, otherLanguages } from '../../content/languages.ts';
import { mainNavigation, productNavigation } from '../../content/navigation.ts';
import { header as copy } from '../../content/shell.ts';
import { labelOf } from '../support/label-of.ts';
import { preventFocusOnButtons, simulateBackForwardCache } from '../support/safari-behaviour.ts';
import { expect, falseEnterDelay, open, test } from '../support/site.ts';

const labels = mainNavigation.map(({ label }) => label);
const categories = productNavigation.map(({ label }) => label);
const products = labelOf('/products');

const main = (page: Page) => page.getByRole('navigation', { name: copy.navigationLabel });
const toggle = (page: Page) => main(page).locator('summary');
const dropdown = (page: Page) =>
  main(page).getByRole('link', { name: new RegExp(`^(${categories.join('|')})$`) });

// tests/every-page/every-page.spec.ts checks that it is transparent and scrolls away (R9).
test('the header shows the main links and Get In Touch @every-language @fixture', async ({
  page,
}) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  const getInTouch = header.getByRole('link', { name: copy.getInTouchLabel });
  const menu = header.getByRole('button', { name: copy.openMenuLabel });
  const links = main(page).getByRole('link');
  await expect(links).toHaveText([...labels, ...otherLanguages.map(({ name }) => name)]);
  await expect(getInTouch).toBeVisible();
  await expect(menu).toBeHidden();
  await test.step('it marks the link to the current page', async () => {
    const current = main(page).locator('[aria-current]');
    await expect(current).toHaveText(labelOf('/about'));
    await expect(current).toHaveAttribute('aria-current', 'page');
  });
  await test.step('Get In Touch opens a tab of its own for who wants one', async () => {
    const opened = page.context().waitForEvent('page');
    await getInTouch.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL(localAddress('/about#full-name'));
    await tab.close();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  for (const width of [360, 430, 1000, 1024])
    await test.step(`it has one row at ${width} px, also with a long company name`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const brand = header.getByRole('link', { name: copy.homeLabel });
      // On a phone, a long name leaves no room for Get In Touch. The menu also contains it.
      const last = (await getInTouch.isVisible()) ? getInTouch : menu;
      const centres = await Promise.all(
        [brand, last].map(async (link) => {
          const box = await link.boundingBox();
          return box ? Math.round(box.y + box.height / 2) : undefined;
        }),
      );
      expect(centres[0]).toBeDefined();
      const tops = await header
        .getByRole('navigation')
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size).toBeLessThanOrEqual(1);
      expect(centres[1]).toBe(centres[0]);
      // A long name must not shrink the logo.
      const logo = await brand.locator('svg').boundingBox();
      expect(logo?.height).toBe(36);
      expect(logo?.width).toBeGreaterThan(28);
    });
});

test.describe('the products menu', { tag: '@fixture' }, () => {
  test('opens by mouse and by keyboard, and closes @every-engine', async ({ page }) => {
    await open(page, addressesOf('product')[0] ?? '');
    const productsLink = main(page).getByRole('link', { name: products });
    await expect(dropdown(page)).toHaveCount(0);
    await test.step('on hover, until the mouse leaves', async () => {
      await productsLink.hover();
      await expect(dropdown(page)).toHaveText(categories);
      await page.mouse.move(10, 700);
      await expect(dropdown(page)).toHaveCount(0);
    });
    await test.step('on hover, also when the mouse clicks on the button', async () => {
      const box = await toggle(page).boundingBox();
      if (!box) throw new Error('The button is not visible.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(dropdown(page)).toHaveText(categories);
      await page.keyboard.press('Escape');
      await expect(dropdown(page)).toHaveCount(0);
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
      await expect(dropdown(page)).toHaveText(categories);
      await page.mouse.move(10, 700);
      await expect(dropdown(page)).toHaveCount(0);
    });
    await test.step('on hover, until Escape is pressed', async () => {
      await productsLink.hover();
      await expect(dropdown(page)).toHaveText(categories);
      await page.keyboard.press('Escape');
      await expect(dropdown(page)).toHaveCount(0);
    });
    await test.step('not when a lightbox closes below a mouse that rests', async () => {
      const link = await productsLink.boundingBox();
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
      await page.waitForTimeout(falseEnterDelay);
      await expect(dropdown(page)).toHaveCount(0);
      // A mouse that comes again opens it.
      await page.mouse.move(10, 700);
      await page.mouse.move(link.x + 10, link.y + 10);
      await expect(dropdown(page)).toHaveText(categories);
      await page.mouse.move(10, 700);
      await expect(dropdown(page)).toHaveCount(0);
    });
    await test.step('not when the page is restored from the back-forward cache', async () => {
      await toggle(page).press('Enter');
      await expect(dropdown(page)).toHaveText(categories);
      await simulateBackForwardCache(page);
      await expect(dropdown(page)).toHaveCount(0);
    });
    await test.step('by Enter, until Escape returns the focus', async () => {
      await productsLink.focus();
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
    });
    await test.step('by Enter, until Tab moves the focus out of it', async () => {
      await page.keyboard.press('Enter');
      for (let tab = 0; tab <= categories.length; tab += 1) await page.keyboard.press('Tab');
      await expect(main(page).getByRole('link', { name: labelOf('/gallery') })).toBeFocused();
      await expect(dropdown(page)).toHaveCount(0);
    });
    await test.step('by Space, until a link is followed', async () => {
      await toggle(page).focus();
      await page.keyboard.press(' ');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(localAddress(`/products#${productNavigation[0]?.hash}`));
      await expect(dropdown(page)).toHaveCount(0);
    });
    await test.step('on hover, until Our Products itself is clicked, which opens its page', async () => {
      await productsLink.click();
      await expect(page).toHaveURL(localAddress('/products'));
      await expect(dropdown(page)).toHaveCount(0);
    });
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('opens and closes', async ({ page }) => {
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
    });
  });
});
