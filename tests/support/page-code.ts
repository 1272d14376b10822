import type { Page } from '@playwright/test';
import { open } from './site.ts';

/** The addresses of the scripts that the browser requests while `action` runs. */
export async function scriptsRequestedBy(page: Page, action: () => Promise<void>) {
  const addresses = new Set<string>();
  const note = (request: { url(): string; resourceType(): string }) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  };
  page.on('request', note);
  await action();
  page.off('request', note);
  return addresses;
}

/**
 * The addresses of the scripts that the page at `address` loads and the page at `other` does not.
 */
export function scriptsOnlyOf(page: Page, address: string, other: string): Promise<string[]> {
  return scriptsOnlyOfVisit(
    page,
    (visitor) => open(visitor, address),
    (visitor) => open(visitor, other),
  );
}

type Visit = (visitor: Page) => Promise<void>;

/** The addresses of the scripts that one visit to the site loads and another visit does not. */
export async function scriptsOnlyOfVisit(page: Page, visit: Visit, other: Visit) {
  const requestedDuring = async (action: Visit) => {
    const visitor = await page.context().newPage();
    // Without this setting, the page would load the code of other pages ahead.
    await setConnection(visitor);
    const scripts = await scriptsRequestedBy(visitor, () => action(visitor));
    await visitor.close();
    return scripts;
  };
  const needed = await requestedDuring(visit);
  const common = await requestedDuring(other);
  return [...needed].filter((script) => !common.has(script));
}

/** Emulates what a browser says of its connection. By default, its visitor has chosen to save data. */
export function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string } = { saveData: true },
): Promise<unknown> {
  return page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
}
