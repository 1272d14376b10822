// Entrance animations, and reduced motion.
import { scrollToTopLabel } from '../../content/pages/shell.ts';
import { pages } from './addresses.ts';
import { describe, eventually, expect, test, testWithReducedMotion } from './fixtures.ts';
import type { Page } from './page.ts';

/** The elements that are invisible because they or an ancestor are transparent. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const opacity = (part: Element | null): number =>
      part ? Number(getComputedStyle(part).opacity) * opacity(part.parentElement) : 1;
    return [...document.querySelectorAll('main :is(h1, h2, h3, p:not(:empty), img, dt, dd)')]
      .filter((part) => opacity(part) < 1)
      .map((part) => part.textContent || part.getAttribute('src'));
  });
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName),
  );

describe.each(pages)('$address', ({ address }) => {
  test('shows everything after scrolling through the page', async ({ page }) => {
    await page.open(address);
    await page.scrollThrough();
    await eventually(() => hiddenParts(page)).toEqual([]);
    await eventually(() => moving(page)).toEqual([]);
  });

  testWithReducedMotion('animates and hides nothing with reduced motion', async ({ page }) => {
    await page.open(address);
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
      true,
    );
    expect(await hiddenParts(page)).toEqual([]);
    expect(await moving(page)).toEqual([]);
    await page.scrollThrough();
    expect(await hiddenParts(page)).toEqual([]);
    expect(await moving(page)).toEqual([]);
  });
});

test('gallery tiles are hidden before their entrance animation', async ({ page }) => {
  await page.open('/gallery');
  await eventually(async () => (await hiddenParts(page)).length).toBeGreaterThan(0);
});

testWithReducedMotion(
  'the scroll-to-top button scrolls without animation with reduced motion',
  async ({ page }) => {
    await page.open('/about');
    await page.scrollTo(1000);
    await page.pointAt({ role: 'button', name: scrollToTopLabel });
    const position = await page.read({ role: 'button', name: scrollToTopLabel }, async (button) => {
      button.click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return scrollY;
    });
    expect(position).toBe(0);
  },
);
