import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { company } from '../content/company.ts';
import { language, localAddress } from '../content/languages.ts';
import { waitingLabel } from '../content/shell.ts';
import { Spinner } from './design/spinner.tsx';
import { Document, type DocumentFiles } from './document.tsx';
import { pageAt } from './page-routes.ts';
import { notFoundAddress, type PageName } from './pages.ts';
import { routesFor } from './routes.tsx';
import { addresses } from './seo/addresses.ts';
import { nameOf, previewAddress, sitePages } from './seo/site-pages.ts';

export { default as fontCss } from '#typefaces/fonts.css?inline';
export { languageFiles } from './seo/language-files.ts';
export { serviceWorkerAddress } from './shell/offline/service-worker-address.ts';

/** What the pictures of link previews show (pictures/link-previews.ts). */
export const linkPreviews = {
  direction: language.direction,
  brand: company.name,
  pages: sitePages.map((page) => ({
    address: previewAddress(page),
    title: nameOf(page),
    picture: page.picture,
  })),
};

/** The addresses of all pages that the build writes. */
export const renderedAddresses: readonly string[] = [...addresses, notFoundAddress];

// Once, because it looks at the routes of all products.
const { query, dataRoutes } = createStaticHandler(await routesFor(pageAt('/')), {
  basename: localAddress('/'),
});

/** The HTML of a page, for scripts/build-language.ts. `filesOf` returns the files of its code. */
export async function renderPage(
  pathname: string,
  filesOf: (name: PageName) => DocumentFiles,
): Promise<string> {
  const context = await query(new Request(company.siteUrl + localAddress(pathname)));
  if (context instanceof Response) throw new Error(`"${pathname}" redirects.`);
  const router = createStaticRouter(dataRoutes, context);
  return toHtml(
    <Document files={filesOf(pageAt(pathname).name)} pathname={pathname}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>,
  );
}

/** The page that the service worker shows for an address without a saved copy. */
export function renderOfflinePage(files: DocumentFiles): Promise<string> {
  return toHtml(
    <Document files={files}>
      <title>{company.name}</title>
      <meta name="robots" content="noindex" />
      <main>
        <h1 className="visually-hidden">{company.name}</h1>
        <Spinner label={waitingLabel} />
      </main>
    </Document>,
  );
}

async function toHtml(document: ReactNode): Promise<string> {
  const { prelude } = await prerender(document, {
    // Otherwise React puts a long article into a hidden element, which only script can show.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
