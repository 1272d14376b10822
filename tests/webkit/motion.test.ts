// Entrance animations, and reduced motion.
import { scrollToTopLabel } from '../../content/pages/shell.ts';
import { samplePages } from './addresses.ts';
import { hiddenParts, runningAnimations } from './animations.ts';
import { eventually, expect, test, testWithReducedMotion } from './fixtures.ts';

testWithReducedMotion(
  'with reduced motion no page animates or hides anything',
  async ({ page }) => {
    for (const { address } of samplePages) {
      await page.open(address);
      const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
      expect(await page.evaluate(isReduced)).toBe(true);
      expect(await hiddenParts(page), address).toEqual([]);
      expect(await runningAnimations(page), address).toEqual([]);
      await page.scrollThrough();
      expect(await hiddenParts(page), address).toEqual([]);
      expect(await runningAnimations(page), address).toEqual([]);
    }
  },
);

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
