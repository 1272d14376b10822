import { fullAddress } from '../lib/site-pages.ts';

/** Everything may be read, and the sitemap says what there is. */
export function loader() {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress('/sitemap.xml')}\n`;
  return new Response(text, { headers: { 'Content-Type': 'text/plain' } });
}
