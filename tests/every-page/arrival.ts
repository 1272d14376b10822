// On a slow network the HTML of a page arrives in pieces, and the browser shows each of them. Its pictures
// arrive after its text, and its fonts after its code.
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { language, languages, localAddress } from '../../content/languages.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { hydrated, untilFontsHaveLoaded } from '../support/site.ts';

/**
 * How many pieces of `main` arrive one after the other. What follows them is below the first screen of a phone. The layout is
 * the same in every language.
 */
const pieces = language === languages[0] ? 30 : 0;

/** Serves the site as a slow network does. */
export function serveSlowly(baseURL: string) {
  /** Called with the HTML of each page that is asked for, and the answer to write it to. */
  let answer: (html: string, response: ServerResponse) => void;
  const server = createServer(({ url, headers }, response) => {
    // Not compressed, because it is cut.
    const options = { headers: { ...headers, 'accept-encoding': 'identity' } };
    request(`${baseURL}${url}`, options, async (file) => {
      response.writeHead(file.statusCode ?? 500, file.headers);
      if (file.headers['content-type']?.startsWith('text/html'))
        answer(Buffer.concat(await file.toArray()).toString(), response);
      else file.pipe(response);
    }).end();
  }).listen(0);

  /** Opens a page, and waits until all of it has arrived. */
  async function open(page: Page, address: string) {
    // Otherwise the requests of the last page are held, too.
    await page.goto('about:blank');
    const releasePictures = await holdRequests(page, '**/*.avif');
    const releaseFonts = await holdRequests(page, '**/fonts-*.js');
    const arrival = new Promise((resolve) => {
      answer = (html, response) => resolve(sendInPieces(html, response, page, releasePictures));
    });
    const { port } = server.address() as AddressInfo;
    const [response] = await Promise.all([
      page.goto(`http://localhost:${port}${localAddress(address)}`, {
        waitUntil: 'domcontentloaded',
      }),
      arrival,
    ]);
    await hydrated(page);
    // tests/support/site.ts ignores layout shifts within 500 ms of a page change.
    await page.waitForFunction(() => {
      const [mark] = performance.getEntriesByName('hydrated');
      return mark && performance.now() > mark.startTime + 500;
    });
    releaseFonts();
    await untilFontsHaveLoaded(page);
    await page.unrouteAll({ behavior: 'wait' });
    return response;
  }

  return { open, close: () => server.close() };
}

/** Sends HTML in pieces that end after a closing tag of `main`, each when the last one has been painted. */
async function sendInPieces(
  html: string,
  response: ServerResponse,
  page: Page,
  releasePictures: () => void,
) {
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
  releasePictures();
  response.end(html.slice(sent));
}
