import { fullAddress } from './site-pages.ts';

/** Everything may be read; the sitemap lists what there is. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress('/sitemap.xml')}\n`;
}
