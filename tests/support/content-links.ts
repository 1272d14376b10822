import type { Locator } from '@playwright/test';
import { expect } from './site.ts';

interface ContentLink {
  name: string;
  url?: string | undefined;
}

/**
 * Checks that the links are those of the content, in the same order. A link without an address is a
 * placeholder: it is disabled and does nothing when it is clicked (R5).
 */
export async function expectContentLinks(links: Locator, expected: readonly ContentLink[]) {
  await expect(links).toHaveCount(expected.length);
  const state = () => links.page().evaluate(() => [location.href, scrollY, history.length]);
  for (const [index, { name, url }] of expected.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(name);
    if (url) {
      await expect(link).toHaveAttribute('href', url);
      continue;
    }
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await link.scrollIntoViewIfNeeded();
    const before = await state();
    await link.click({ force: true });
    expect(await state()).toEqual(before);
  }
}
