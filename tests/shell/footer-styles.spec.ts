import { expect, test } from '../support/site.ts';

test.describe('without JavaScript', { tag: '@fixture' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the footer has a background, because its styles are in the page', async ({ page }) => {
    await page.goto('/contact');
    const footer = page.getByRole('contentinfo');
    const pageBackground = await page.evaluate(
      () => getComputedStyle(document.body).backgroundColor,
    );
    await expect(footer).not.toHaveCSS('background-color', pageBackground);
    await expect(footer).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
