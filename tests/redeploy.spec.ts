// A visitor has a page open while a new version is published: the old version's files are gone.
import type { Page } from '@playwright/test';
import { expect, firstReadMore, hydrated, open, test } from './site.ts';

test.use({ expectedErrors: /status of 404|route module|dynamically imported module/ });

async function remove(page: Page, code: string) {
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

for (const [room, name, heading, code] of [
  ['/gallery', 'Gallery', 'Photo Gallery', '**/assets/gallery-page-*.js'],
  ['/about', 'About Us', 'Our Story', '**/assets/about-page-*.js'],
] as const) {
  test(`the link to ${room} loads it whole, once, when its code is gone`, async ({ page }) => {
    await remove(page, code);
    await open(page, '/news');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(room);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForLoadState('networkidle');
    // A loop may take its time.
    await page.waitForTimeout(3000);
    expect(documents, 'no loop').toEqual([room]);
  });
}

test('an article whose code is gone is loaded whole, and Back leads to the list', async ({
  page,
}) => {
  await remove(page, '**/assets/article-page-*.js');
  await open(page, '/news');
  await firstReadMore(page).click();
  await expect(page).toHaveURL(/\/news\/.+/);
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/news');
});

test('with the new version there, the page that was loaded whole is alive', async ({ page }) => {
  const gone = '**/assets/gallery-page-*.js';
  await remove(page, gone);
  await open(page, '/news');
  page.once('framenavigated', () => page.unroute(gone));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await page.unroute(gone);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Farm', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Farm', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
