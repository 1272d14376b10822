import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders one page to HTML at build time, waiting for everything in it (there is no server at run
 * time).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The router prerenders at /about/, the page is served at /about: what depends on the address
  // must not differ.
  const { location } = context.staticHandlerContext;
  location.pathname = location.pathname.replace(/(.)\/$/, '$1');

  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Past some size React puts what was awaited, an article's text, into a hidden element that
    // script moves into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { headers, status });
}
