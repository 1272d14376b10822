// A server sends ten TCP packets and waits for an acknowledgement before it sends more. Lighthouse's model counts this
// round trip for the first paint of a page whose HTML is larger, but browsers do not wait for it
// (docs/decisions/0054-used-styles.md).
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'node:path';
import { addressOf } from '../../app/pages.ts';
import { localAddress } from '../../content/languages.ts';
import { productsPage } from '../../content/pages/products.ts';
import { expect, test } from '../support/site.ts';
import { emulatePhone } from './visit-budgets.ts';

/** What a page has of these packets, in bytes: 14,600 without the headers, rounded down. */
const firstBytes = 14_000;

test('the heaviest page is painted before its last bytes arrive, with its heading, and asks for its main picture @every-language', async ({
  page,
  baseURL,
}) => {
  const address = localAddress(addressOf('products'));
  let sendRest = () => {};
  let size = 0;
  const server = createServer(({ url, headers }, response) => {
    request(`${baseURL}${url}`, { headers }, async (file) => {
      response.writeHead(file.statusCode ?? 500, file.headers);
      if (file.headers['content-encoding'] !== 'br' || url !== address) return file.pipe(response);
      const html = Buffer.concat(await file.toArray());
      size = html.length;
      response.write(html.subarray(0, firstBytes));
      sendRest = () => response.end(html.subarray(firstBytes));
    }).end();
  }).listen(0);
  await emulatePhone(page);
  const { name } = parse(productsPage.picture);
  const picture = page.waitForRequest((request) => request.url().includes(`/${name}-`));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'commit' });

  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await picture;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsPage.hero.heading);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  expect(size, 'bytes of the HTML').toBeGreaterThan(firstBytes);
  sendRest();
  await page.waitForLoadState();
  server.close();
});
