import { addressIn, language, languageAt, localAddress } from '../content/languages.ts';
import { localPath } from './browser/local-path.ts';
import { pageAt } from './page-routes.ts';
import { addressOf, notFoundAddress } from './pages.ts';

/** The address for which the build rendered this document. None on the offline page and in `npm run dev`. */
export const renderedAddress = document.getElementById('root')?.dataset.rendered;

const isNotFoundPage = renderedAddress === localAddress(notFoundAddress);

/**
 * Where an unknown address leads instead. Hosts without redirects show the not-found page of the first language at all
 * of them: at those of articles, which lead to the list of news (R15), and of other languages.
 */
export function betterAddress(): string | undefined {
  if (!isNotFoundPage) return undefined;
  const { pathname } = window.location;
  const wanted = languageAt(pathname);
  const news = addressIn(wanted, addressOf('news'));
  if (pathname.startsWith(`${news}/`)) return news;
  return wanted === language ? undefined : addressIn(wanted, notFoundAddress);
}

/**
 * Whether the document is not that of its address, because the visitor went Back before hydration: browsers keep the
 * document that has arrived, and change its address only (https://html.spec.whatwg.org/multipage/browsing-the-web.html).
 * The entry of its load still has the address from which it came. A document that shows another page because
 * its host has no better one came from the right address, so that no host leads to an endless loop.
 */
export function isOfOtherAddress(): boolean {
  const { pathname } = window.location;
  const isHere = isNotFoundPage
    ? pageAt(localPath(pathname)).name === 'not-found'
    : pathname === renderedAddress;
  const [load] = performance.getEntriesByType('navigation');
  return Boolean(renderedAddress && !isHere && load && new URL(load.name).pathname !== pathname);
}
