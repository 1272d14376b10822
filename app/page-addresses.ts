import { articles } from '../content/news.ts';
import { pages } from './pages.ts';

/**
 * The addresses of all pages without the prefix of the language. The not-found page has none. Not for the
 * browser, because it imports the list of articles.
 */
export const pageAddresses: readonly string[] = pages
  .filter(({ path }) => path !== '*')
  .flatMap(({ path }) =>
    path.endsWith('/:id') ? articles.map(({ id }) => path.replace(':id', id)) : [path],
  );
