// Serves the built site as `npm start` does, with what the tests need.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicMarkerImages, tileHost } from '../../app/shell/footer/map-sources.ts';
import { serviceWorkerAddress } from '../../app/shell/offline/service-worker-address.ts';
import { siteListener } from '../../hosting/server.ts';
import { siteCode } from '../support/hold-requests.ts';
import { reportErrors } from './report-errors.ts';

const library = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const pageScript = `(${reportErrors})();${readFileSync(library, 'utf8')}`;
const marker = readFileSync('node_modules/leaflet/dist/images/marker-icon.png');

/** A page in a frame as wide as a phone. The window of MiniBrowser cannot be as narrow. */
const onPhone = (address: string) =>
  `<!doctype html><body style="margin:0"><iframe src="${address}" style="border:0;width:390px;height:700px">`;

/** The address of a picture that never arrives, so that its page never finishes loading. */
export const unanswered = '/unanswered';

/** Serves `build/client` on a free port. A test may change what follows `origin`. */
export async function serveSite() {
  const built = createServer(siteListener('build/client'));
  const builtPort = await listen(built);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = request;
    const send = (type: string, body: string | Buffer) =>
      response.setHeader('Content-Type', type).end(body);
    if (url === unanswered) return;
    if (url === '/tests.js') return send('text/javascript', pageScript + site.script);
    const isOther = headers.host === otherHost;
    if (isOther) site.otherRequests.push({ url, referrer: headers.referer });
    if (isOther) return send('image/png', marker);
    if (!site.isOnline) return request.socket.destroy();
    if (url === serviceWorkerAddress && !site.hasServiceWorker) return send('text/javascript', '');
    if (url.startsWith('/on-phone?')) {
      // So a `mailto:` address does not replace the page in the frame.
      response.setHeader('Content-Security-Policy', 'frame-src http:');
      return send('text/html', onPhone(url.replace('/on-phone?', '')));
    }

    if (siteCode.test(url)) await codeMayLoad;
    const file = await fetch(`http://localhost:${builtPort}${url}`, { redirect: 'manual' });
    for (const [name, value] of file.headers)
      if (!/^(content-(encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name))
        response.setHeader(name, adapt(value));
    response.statusCode = file.status;
    const isText = /html|javascript/.test(file.headers.get('Content-Type') ?? '');
    response.end(isText ? adapt(await file.text()) : Buffer.from(await file.arrayBuffer()));
  };
  const adapt = (text: string) =>
    text
      .replaceAll(tileHost, `http://${otherHost}`)
      .replaceAll(publicMarkerImages, `http://${otherHost}/marker`)
      .replace("frame-ancestors 'none'", '')
      .replace('<head>', '<head><script src="/tests.js"></script>');

  const server = createServer((request, response) => {
    // The browser may still load a page whose test is over and whose site is stopped.
    answer(request, response).catch(() => request.socket.destroy());
  });
  const port = await listen(server);
  /** The hosts of the map, which pages take for another one than `localhost`. */
  const otherHost = `127.0.0.1:${port}`;
  let codeMayLoad = Promise.resolve();
  const site = {
    origin: `http://localhost:${port}`,
    isOnline: true,
    hasServiceWorker: false,
    /** Sends no JavaScript of the site until the returned function is called. */
    holdCode: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      codeMayLoad = promise;
      return resolve;
    },
    /** Runs in each page before its own scripts. */
    script: '',
    otherRequests: [] as { url: string; referrer: string | undefined }[],
    stop: () => {
      for (const each of [built, server]) each.close().closeAllConnections();
    },
  };
  return site;
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}
