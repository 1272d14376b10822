// What tests/every-page/budgets.spec.ts does not open, beside the notch of a phone.
import { scrollToTopLabel } from '../../content/pages/shell.ts';
import { expect, open, test } from '../support/site.ts';
import { emulateNotch, inset, landscape } from './screen-sizes.ts';

test.use({ viewport: landscape, hasTouch: true, isMobile: true });

test('the notch and the home indicator of a phone do not cover the scroll-to-top button, nor the buttons of the lightbox', async ({
  page,
}) => {
  await emulateNotch(page);
  await open(page, '/gallery');
  await page.evaluate(() => window.scrollTo(0, 1000));
  const box = await page.getByRole('button', { name: scrollToTopLabel }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(landscape.width - inset.right);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(landscape.height - inset.bottom);

  await page.getByRole('main').getByRole('listitem').getByRole('link').first().tap();
  const dialog = page.getByRole('dialog');
  for (const name of ['Previous', 'Next', 'Close']) {
    const button = dialog.getByRole('button', { name: new RegExp(name) });
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect(box?.x, name).toBeGreaterThanOrEqual(inset.left);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(
      landscape.width - inset.right,
    );
  }
});
