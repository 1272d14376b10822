import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControlOf, contentTypes, notFoundPages, redirectFor } from './rules.ts';

/** In bytes. A request with a longer address and headers is answered with 431. */
const maxHeaderSize = 256 * 1024;

/** Files without an address of their own: the not-found page and the configuration for hosts. */
const privateFiles = new RegExp(
  `^(/_headers|/_redirects|(${notFoundPages.map(({ page }) => page).join('|')})(\\.html)?)(\\.(br|gz))?$`,
);

/**
 * In milliseconds, as long as nginx's. Node closes an idle connection after 5 s, which a client can
 * reuse at that moment: the request is lost (https://nodejs.org/api/http.html#serverkeepalivetimeout).
 */
const keepAliveTimeout = 75_000;

/**
 * A server for the built site in a folder, which may be built again meanwhile.
 * @param completeBuild names the build that is in the folder, or none while it is not complete
 */
export function siteServer(folder: string, completeBuild: () => string | undefined): Server {
  let served: { build: string; answer: RequestListener } | undefined;
  return createServer({ maxHeaderSize, keepAliveTimeout }, (request, response) => {
    const build = completeBuild();
    if (build === undefined) {
      response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '10' });
      response.end('The site is being built. Load this page again in a moment.\n');
      return;
    }
    // `siteListener` knows the files of one build.
    if (served?.build !== build) served = { build, answer: siteListener(folder) };
    served.answer(request, response);
  });
}

/** Serves files with cache and security headers, precompressed; answers with redirects and 404. */
export function siteListener(folder: string): RequestListener {
  const notFound = notFoundPages.map(({ below, page }) => ({
    below,
    html: readFileSync(join(folder, `${page}.html`)),
  }));
  const headers = builtHeaders(folder);
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const type = contentTypes[path];
      if (type) response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', cacheControlOf(path));
    },
  });

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { path, query } = partsOf(request);
    const redirect = redirectFor(path);
    if (redirect) {
      const location = redirect.status === 301 ? redirect.to + query : redirect.to;
      response.writeHead(redirect.status, { Location: location }).end();
      return;
    }
    const sendNotFound = () => {
      const page = notFound.find(({ below }) => path.toLowerCase().startsWith(below));
      sendPage(request, response, page?.html);
    };
    if (privateFiles.test(path)) sendNotFound();
    else {
      removeInvalidRange(request);
      files(request, response, sendNotFound);
    }
  };
}

function builtHeaders(folder: string): [name: string, value: string][] {
  return Object.entries(JSON.parse(readFileSync(join(folder, '../headers.json'), 'utf8')));
}

function partsOf(request: IncomingMessage): { path: string; query: string } {
  const url = request.url ?? '/';
  const start = url.indexOf('?');
  return start < 0
    ? { path: url, query: '' }
    : { path: url.slice(0, start), query: url.slice(start) };
}

/**
 * Removes a range that would make sirv throw and so end the server: one that ends before it begins, or
 * behind the largest number (https://github.com/lukeed/sirv/pull/175).
 */
function removeInvalidRange({ headers }: IncomingMessage): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isValid =
    from !== undefined && (!to || (Number(from) <= Number(to) && Number.isSafeInteger(Number(to))));
  if (!isValid) delete headers.range;
}

/** Answers with a not-found page. */
function sendPage(request: IncomingMessage, response: ServerResponse, page?: Buffer): void {
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
