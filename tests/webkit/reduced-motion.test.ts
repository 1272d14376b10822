import { expect } from 'vitest';
import { addressesOf } from '../../app/seo/addresses.ts';
import { hiddenPartsOf } from '../support/hidden-parts.ts';
import { test } from './test.ts';

test.override('reducedMotion', true);
test.override('compositing', false);

test('with reduced motion, no page animates or hides anything', async ({ page }) => {
  const runningAnimations = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running');
  const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Those with a reveal, a stagger and a fade. tests/every-page/reduced-motion.spec.ts has all kinds.
  for (const address of ['/', '/gallery', addressesOf('article')[0] ?? '']) {
    await page.open(address);
    expect(await page.run(isReduced)).toBe(true);
    for (const when of ['when it opens', 'further down']) {
      if (when === 'further down') await page.scrollThrough();
      expect(await page.run(hiddenPartsOf), `${address} ${when}`).toEqual([]);
      expect(await page.run(runningAnimations), `${address} ${when}`).toEqual([]);
    }
  }
});
