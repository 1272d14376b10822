import { hold } from './hold.ts';
import { expect, open, pages, scrollThrough, test } from './site.ts';

test.describe('with every other host unreachable', () => {
  test.use({ outside: 'fails', expectedErrors: /status of 404/ });

  for (const address of pages) {
    test(`${address} opens and stays whole`, async ({ page }) => {
      await open(page, address);
      await scrollThrough(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('See Cairo on OpenStreetMap');
    });
  }
});

test('says that a page is on its way when its code takes a while (R15)', async ({ page }) => {
  const release = await hold(page, '**/assets/gallery-page-*.js');
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Quick Links' })
    .getByText('Gallery')
    .dispatchEvent('click');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});
