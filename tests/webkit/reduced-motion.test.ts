import { expect } from 'vitest';
import { addresses, hiddenParts } from './kinds-of-page.ts';
import { test } from './test.ts';

test.override('reducedMotion', true);
test.override('compositing', false);

test('with reduced motion, no kind of page animates or hides anything', async ({ page }) => {
  const runningAnimations = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running');
  const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const address of addresses) {
    await page.open(address);
    expect(await page.run(isReduced)).toBe(true);
    for (const when of ['when it opens', 'further down']) {
      if (when === 'further down') await page.scrollThrough();
      expect(await page.run(hiddenParts), `${address} ${when}`).toEqual([]);
      expect(await page.run(runningAnimations), `${address} ${when}`).toEqual([]);
    }
  }
});
