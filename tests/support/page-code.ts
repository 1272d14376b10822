import type { Page } from '@playwright/test';

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

/** The addresses of the scripts that the page at `address` loads and the page at `other` does not. */
export async function scriptsOnlyOf(page: Page, address: string, other: string): Promise<string[]> {
  const scriptsOf = async (local: string) => {
    const response = await page.request.get(local);
    const [, files = ''] = /data-files="([^"]*)"/.exec(await response.text()) ?? [];
    return files.split(' ').map((file) => new URL(file, response.url()).href);
  };
  const common = await scriptsOf(other);
  return (await scriptsOf(address)).filter((script) => !common.includes(script));
}

/** Emulates what a browser says of its connection, in the documents that are opened until it is disposed of. */
export const setConnection = (
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
