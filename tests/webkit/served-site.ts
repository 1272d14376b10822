// Serves the built site as `npm start` does, with additions for the tests.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import { serviceWorkerAddress } from '../../app/shell/offline/service-worker-address.ts';
import { siteListener } from '../../hosting/server.ts';
import { reportConsole } from './console-probe.ts';

export type SiteOptions = {
  /** Serve the site's service worker. Otherwise an empty one is served. */
  serviceWorker: boolean;
};

export type ServedSite = {
  origin: string;
  options: SiteOptions;
  /** The errors that pages have reported. */
  reports: string[];
  stop(): Promise<void>;
  /** Starts the server again at the same address. */
  start(): Promise<void>;
};

/** A page that shows an address in frames of these widths: /framed?320,390&/products */
const framed = (widths: string, address: string) =>
  `<!doctype html><title>framed</title><body style="margin:0">${widths
    .split(',')
    .map((width) => `<iframe src="${address}" style="border:0;width:${width}px;height:700px">`)
    .join('</iframe>')}`;

/** Serves the built site on a free port. */
export async function serveSite(options: SiteOptions): Promise<ServedSite> {
  const site = siteListener('build/client');
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'Content-Type': type }).end(body);
    if (path === serviceWorkerAddress && !options.serviceWorker) return send('text/javascript', '');
    if (path === '/framed') {
      const [widths = '', address = ''] = query.split('&');
      // So a `mailto:` address does not replace the page in the frame
      // (tests/webkit/contact-form.test.ts).
      response.setHeader('Content-Security-Policy', 'frame-src http:');
      return send('text/html', framed(widths, address));
    }
    if (path === '/probe.js') return send('text/javascript', `(${reportConsole})()`);
    if (path === '/probe') return readReport(request, response);
    // Without the page's code, as before hydration: /about?no-script
    if (query === 'no-script') changePolicy(response, /script-src [^;]*/, "script-src 'none'");
    // So that the tests can show pages in frames.
    if (request.headers['sec-fetch-dest'] === 'iframe')
      changePolicy(response, /;? *frame-ancestors 'none'/, '');
    if (request.headers.accept?.includes('text/html')) addProbe(request, response);
    site(request, response);
  };
  const readReport = (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      served.reports.push(text);
      response.writeHead(204).end();
    });
  };

  let server = createServer(answer);
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const served: ServedSite = {
    origin: `http://localhost:${port}`,
    options,
    reports: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => {
      server = createServer(answer);
      return listen(port);
    },
  };
  return served;
}

function changePolicy(response: ServerResponse, part: RegExp, replacement: string): void {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    const isPolicy = name === 'Content-Security-Policy';
    return setHeader.call(
      response,
      name,
      isPolicy ? String(value).replace(part, replacement) : value,
    );
  };
}

/** Inserts the script that reports console errors before all other scripts. */
function addProbe(request: IncomingMessage, response: ServerResponse): void {
  delete request.headers['accept-encoding'];
  const { end, write, writeHead } = response;
  // A part may end in the middle of a letter.
  const decoder = new StringDecoder();
  const isPage = () => String(response.getHeader('Content-Type')).startsWith('text/html');
  const withProbe = (part: unknown) =>
    isPage() && (typeof part === 'string' || Buffer.isBuffer(part))
      ? decoder.write(part).replace('<head>', '<head><script src="/probe.js"></script>')
      : part;
  type Rest = unknown[];
  Object.assign(response, {
    writeHead: (status: number, headers: Record<string, string> = {}) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (isPage()) response.removeHeader('Content-Length');
      return writeHead.call(response, status);
    },
    write: (part: unknown, ...rest: Rest) =>
      Reflect.apply(write, response, [withProbe(part), ...rest]),
    end: (part: unknown, ...rest: Rest) => Reflect.apply(end, response, [withProbe(part), ...rest]),
  });
}
