// On a slow network the HTML of a page arrives in pieces, and the browser shows each of them.
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { localAddress } from '../../content/languages.ts';
import { expectNoLayoutShift, hydrated, samplePages, test } from '../support/site.ts';

test.use({ expectedErrors: /status of 404/ });

/** How many pieces of `main` arrive one after the other. What follows them is below the first screen. */
const pieces = 60;

/** Called with the HTML of each page that is asked for, and the answer to write it to. */
let answer: (html: string, response: ServerResponse) => void;
let server: Server;

test.beforeAll(({ baseURL }) => {
  server = createServer(({ url, headers }, response) => {
    // Not compressed, because it is cut.
    const options = { headers: { ...headers, 'accept-encoding': 'identity' } };
    request(`${baseURL}${url}`, options, async (file) => {
      response.writeHead(file.statusCode ?? 500, file.headers);
      if (file.headers['content-type']?.startsWith('text/html'))
        answer(Buffer.concat(await file.toArray()).toString(), response);
      else file.pipe(response);
    }).end();
  }).listen(0);
});
test.afterAll(() => server.close());

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 375, height: 667 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('no page moves anything while it arrives', async ({ page }) => {
      test.slow();
      const { port } = server.address() as AddressInfo;
      for (const address of samplePages)
        await test.step(address, async () => {
          const arrival = new Promise((resolve) => {
            answer = (html, response) => resolve(sendInPieces(html, response, page));
          });
          await page.goto(`http://localhost:${port}${localAddress(address)}`);
          await arrival;
          await hydrated(page);
          await expectNoLayoutShift(page);
        });
    });
  });
}

/** Sends HTML in pieces that end after a closing tag of `main`, each when the last one has been painted. */
async function sendInPieces(html: string, response: ServerResponse, page: Page) {
  const start = html.indexOf('<main');
  const ends = [
    ...html.matchAll(/<\/(article|div|figure|h\d|header|li|nav|p|picture|section|tr)>/g),
  ]
    .map(({ index, 0: tag }) => index + tag.length)
    .filter((end) => end > start && end < html.indexOf('</main>'));
  let sent = 0;
  for (const end of ends.slice(0, pieces)) {
    response.write(html.slice(sent, end));
    sent = end;
    const elements = html.slice(start, end).match(/<[a-z]/g)?.length;
    // Asked in each frame.
    await page.waitForFunction(
      (count) => document.querySelectorAll('main, main *').length === count,
      elements,
    );
  }
  response.end(html.slice(sent));
}
