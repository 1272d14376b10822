// The site for visitors who prefer reduced motion.
import type { Page } from '@playwright/test';
import { contactForm } from '../../content/pages/contact.ts';
import { scrollToTopLabel } from '../../content/pages/shell.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { lightbox, nameAt, tile } from '../picture/lightbox.ts';
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

test('with reduced motion, the page and the product pictures scroll, and the lightbox opens and changes photos, without animation', async ({
  page,
}) => {
  const product = products.find(({ images }) => images.length > 1);
  const name = product?.name ?? '';
  await open(page, '/products');
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
  await tile(page, nameAt(0)).click();
  await expect(lightbox(page)).toBeVisible();
  expect(await animations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText(/^2 \/ /)).toBeVisible();
  expect(await animations(page)).toEqual([]);
});
