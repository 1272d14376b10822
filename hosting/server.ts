import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheRules, contentTypes, redirectFor } from './rules.ts';

/**
 * A server for a built site: content types, precompressed files, cache headers, redirects and a
 * real 404.
 *
 * @param folder the built site, `build/client`
 * @param log whether to print one line a request
 */
export function siteServer(folder: string, log = false): Server {
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const rule = cacheRules.find(({ path: pattern }) => pattern.test(path));
      const type = contentTypes[path];
      if (type) response.setHeader('Content-Type', type);
      if (rule) response.setHeader('Cache-Control', rule.value);
    },
  });

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    if (log) response.on('finish', () => console.log(response.statusCode, request.url));
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const redirect = redirectFor(path);
    if (redirect) {
      const location = query && redirect.status === 301 ? `${redirect.to}?${query}` : redirect.to;
      response.writeHead(redirect.status, { Location: location }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': 'no-cache',
      });
      response.end(notFound);
    });
  });
}
