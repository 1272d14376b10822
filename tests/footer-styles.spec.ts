import { expect, test } from './site.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer has its styles, which are in the page', async ({ page }) => {
    await page.goto('/contact');
    const footer = page.getByRole('contentinfo');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(footer).not.toHaveCSS('background-color', ground);
    await expect(footer).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
