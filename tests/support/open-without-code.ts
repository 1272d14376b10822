import type { Page } from '@playwright/test';
import { localAddress } from '../../content/languages.ts';
import { holdCode } from './hold-requests.ts';
import { hydrated } from './site.ts';

/**
 * Opens a page of the language under test without its code, for what visitors do before hydration. The returned
 * function lets the code arrive and waits for hydration.
 */
export async function openWithoutCode(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdCode(page);
  await page.goto(localAddress(address), { waitUntil: 'commit' });
  return async () => {
    release();
    await hydrated(page);
  };
}
