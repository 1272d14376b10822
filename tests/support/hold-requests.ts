import type { Page } from '@playwright/test';

/** Delays every matching request until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The files of the site's code, without the one that contains the fonts. */
export const siteCode = /\/assets\/(?!fonts-)[^/]*\.js$/;

/** Delays the site's code, and so the hydration, until the returned function is called. */
export const holdCode = (page: Page) => holdRequests(page, siteCode);
