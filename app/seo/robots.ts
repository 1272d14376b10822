import { fileAddress } from './site-pages.ts';

/** Allows all pages and names the sitemap. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fileAddress('/sitemap.xml')}\n`;
}
