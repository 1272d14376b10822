import type { Page } from '@playwright/test';

/** Keeps back every file whose address fits, until the function it returns is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
