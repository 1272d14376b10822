// What the build runs of the site (scripts/build.ts): writes pages as HTML.
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { company } from '../content/company.ts';
import { waitingLabel } from '../content/pages/shell.ts';
import { Document, type DocumentFiles } from './document.tsx';
import { pageAt, routesFor } from './routes.tsx';
import { sitePages } from './seo/site-pages.ts';
import { Spinner } from './ui/spinner.tsx';

export { siteFiles } from './seo/site-files.ts';

/** An address that no page has, so that the router shows the not-found page. */
const unknownAddress = '/404';

/** The addresses of all pages, the not-found page's among them. */
export const addresses = (): string[] => [
  ...sitePages().map(({ address }) => address),
  unknownAddress,
];

/** The page at an address, with the files of its source file. */
export async function renderPage(
  pathname: string,
  filesOf: (sourceFile: string) => DocumentFiles,
): Promise<string> {
  const page = pageAt(pathname);
  if (!page) throw new Error(`No page at "${pathname}": see app/pages.ts.`);
  const { query, dataRoutes } = createStaticHandler(await routesFor(page));
  const context = await query(new Request(company.siteUrl + pathname));
  if (context instanceof Response) throw new Error(`"${pathname}" redirects.`);
  const router = createStaticRouter(dataRoutes, context);
  return toHtml(
    <Document
      files={filesOf(page.file)}
      pathname={pathname}
      content={pathname === unknownAddress ? 'not-found' : 'page'}
    >
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>,
  );
}

/** The page that the service worker shows for an address without a saved copy. */
export function renderOfflinePage(files: DocumentFiles): Promise<string> {
  return toHtml(
    <Document files={files} content="empty">
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
    // React would put a long awaited part, an article's text, into a hidden element that only script
    // moves into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
