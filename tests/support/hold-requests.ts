import type { Page, Route } from '@playwright/test';

/** Delays every matching request until the returned function is called, and answers it by `answer` then. */
export async function holdRequests(
  page: Page,
  address: Parameters<Page['route']>[0],
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** The files of the site's code, without the one that contains the fonts. */
export const siteCode = /\/assets\/(?!fonts-)[^/]*\.js$/;

/** Delays the site's code, and so the hydration, until the returned function is called. */
export const holdCode = (page: Page) => holdRequests(page, siteCode);
