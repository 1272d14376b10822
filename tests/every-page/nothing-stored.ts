import { expect, type Page } from '@playwright/test';

/** React Router stores scroll positions, to restore them on Back. */
export const scrollPositionsKey = 'react-router-scroll-positions';

/** The names of what the page stores, of each kind. */
export const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage).sort(),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookie: document.cookie,
  }));

/** The page stores scroll positions and `tab`, at most. */
export async function expectNothingStored(page: Page, tab: string[] = []) {
  const stored = await storedBy(page);
  const others = stored.tab.filter((key) => key !== scrollPositionsKey);
  const nothing = { local: [], databases: [], caches: [], cookie: '' };
  expect.soft({ ...stored, tab: others }).toEqual({ ...nothing, tab });
  expect.soft(await page.context().cookies()).toEqual([]);
}
