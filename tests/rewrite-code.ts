import type { Page } from '@playwright/test';

/**
 * Serves the site's code with some of its content changed, to try what today's content does not
 * have: a product in season, a link to an article that is gone. Reach the page by a link then, for
 * the prerendered pages stay as they are.
 */
export async function rewriteCode(page: Page, change: (code: string) => string) {
  await page.route('**/assets/*.js', async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    } catch {
      // The page has been left, and waits for it no longer.
    }
  });
}
