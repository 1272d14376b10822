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
import { cacheControlOf, contentTypes, redirectFor } from './rules.ts';

/** The longest address and headers that are read, in bytes; longer ones are answered with 431. */
const longestHead = 256 * 1024;

/** Files that speak to hosts, and the page for unknown addresses, which has none itself. */
const hidden = /^\/(404|404\.html|_headers|_redirects)(\.(br|gz))?$/;

/**
 * A server for a built site.
 *
 * @param folder the built site, `build/client`
 */
export function siteServer(folder: string): Server {
  return createServer({ maxHeaderSize: longestHead }, siteListener(folder));
}

/**
 * What the server answers: content types, precompressed files, cache and security headers, redirects
 * and a real 404.
 */
export function siteListener(folder: string): RequestListener {
  const notFound = readFileSync(join(folder, '404.html'));
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
    if (hidden.test(path)) sendNotFound(request, response, notFound);
    else {
      dropStrangeRange(request);
      files(request, response, () => sendNotFound(request, response, notFound));
    }
  };
}

/** The headers of every answer, which the build wrote beside the site. */
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

/** A part of a file that ends before it begins would stop sirv, and with it the server. */
function dropStrangeRange({ headers }: IncomingMessage): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || (to && Number(to) < Number(from))) delete headers.range;
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer): void {
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
