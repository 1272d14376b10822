import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

/** The files for search engines, by address. They contain the pages of all languages. */
export const sharedFiles: Record<string, () => string | Promise<string>> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
};
