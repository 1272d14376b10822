// The site for visitors who prefer reduced motion.
import type { Locator, Page } from '@playwright/test';
import { contactForm } from '../../content/contact-form.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { footer, header, scrollToTopLabel } from '../../content/shell.ts';
import { lightbox, nameAt, tile } from '../picture/lightbox.ts';
import { category, clear } from '../products/product-list.ts';
import { navigationLink } from '../support/navigation-link.ts';
import { expect, open, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const animations = (page: Page) =>
  page.evaluate(() => document.getAnimations().map(({ playState }) => playState));

/** Clicks an element and returns the page's scroll position two frames later. */
const clickAndMeasure = (page: Page, selector: string) =>
  page.evaluate(async (found) => {
    document.querySelector<HTMLElement>(found)?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return window.scrollY;
  }, selector);

/** Clicks a control, and returns the names of the animations that this starts. */
const animationsStartedBy = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    element.click();
    return document.getAnimations().map((animation) => (animation as CSSAnimation).animationName);
  });

test('with reduced motion, the page and the product pictures scroll, menus and the lightbox open, and pictures stay as they are below a mouse, without animation', async ({
  page,
}) => {
  const product = products.find(({ images }) => images.length > 1);
  const name = product?.name ?? '';
  await page.setViewportSize({ width: 375, height: 560 });
  await open(page, '/products');
  await test.step('on a phone, a category jumps to its results, and the menu is there at once', async () => {
    const positions = await category(page, product?.category ?? '').evaluate(
      (button: HTMLElement) =>
        new Promise<number[]>((done) => {
          const seen: number[] = [];
          window.addEventListener('scroll', () => {
            seen.push(window.scrollY);
            // Then the bars of the filters have arrived at the top.
            if ((button.closest('search')?.getBoundingClientRect().top ?? 0) <= 1) done(seen);
          });
          button.click();
        }),
    );
    expect(positions).toHaveLength(1);
    const menuButton = page.getByRole('button', { name: header.openMenuLabel });
    expect(await animationsStartedBy(menuButton)).toEqual([]);
    await expect(page.getByRole('dialog', { name: header.menuLabel })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await clear(page).click();
  });
  const toggle = page.getByRole('banner').locator('summary');
  expect(await animationsStartedBy(toggle)).toEqual([]);
  await expect(page.getByRole('banner').locator('details')).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(page.getByRole('button', { name: scrollToTopLabel })).toBeVisible();
  expect(await clickAndMeasure(page, `[aria-label="${scrollToTopLabel}"]`)).toBe(0);
  expect(await clickAndMeasure(page, 'header a[href="#full-name"]')).toBeGreaterThan(1000);
  await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeInViewport();
  await clickAndMeasure(page, `[aria-label="${productCard.nextLabel(name)}"]`);
  const place = await page
    .getByRole('link', { name: productCard.picturesLabel(name) })
    .evaluate((scroller) => ({
      shown: scroller.scrollLeft / scroller.clientWidth,
      animations: scroller.getAnimations({ subtree: true }).length,
    }));
  expect(place.shown).toBeCloseTo(1, 1);
  expect(place.animations).toBe(0);

  await navigationLink(page, '/gallery').click();
  await tile(page, nameAt(0)).hover();
  await expect(tile(page, nameAt(0)).locator('img')).toHaveCSS('scale', 'none');
  await tile(page, nameAt(0)).click();
  await expect(lightbox(page)).toBeVisible();
  expect(await animations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText(/^2 \/ /)).toBeVisible();
  expect(await animations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('link', { name: footer.newsLabel }).click();
  const teaser = page.getByRole('main').getByRole('article').first();
  await teaser.hover();
  await expect(teaser.locator('img')).toHaveCSS('scale', 'none');
});
