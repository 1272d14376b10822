import type { Locator } from '@playwright/test';
import { expect } from './site.ts';

/** Links that are named, in this order, announced as unavailable, and lead nowhere when pressed (R5). */
export async function expectPlaceholders(links: Locator, names: string[]) {
  await expect(links).toHaveCount(names.length);
  for (const [place, name] of names.entries()) {
    const link = links.nth(place);
    await expect(link).toHaveAccessibleName(name);
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await link.scrollIntoViewIfNeeded();
    const state = () => links.page().evaluate(() => [location.href, scrollY, history.length]);
    const before = await state();
    await link.click({ force: true });
    expect(await state()).toEqual(before);
  }
}
