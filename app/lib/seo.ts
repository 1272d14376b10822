import type { MetaDescriptor } from 'react-router';
import { company } from '../../content/company.ts';
import type { Page, SitePage } from '../../content/schema.ts';

// Imported in this way, it stays out of what visitors download, and with it the content of all
// pages that it reads (docs/decisions/0009-found-at-build.md).
const atBuild = import.meta.env.SSR ? await import('./meta-at-build.ts') : undefined;

/**
 * What a page says about itself in its head: title, description and the one address that counts, on
 * every page that a browser comes to; while the page is prerendered also what search engines and
 * previews of its link read. A page without an address of its own asks not to be listed.
 */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { title, description } = page;
  const basics = [{ title }, { name: 'description', content: description }];
  if (!isSitePage(page)) return [...basics, { name: 'robots', content: 'noindex' }];
  const href = company.siteUrl + page.address;
  const canonical = { tagName: 'link' as const, rel: 'canonical', href };
  return [...basics, canonical, ...(atBuild?.metaAtBuild(page) ?? [])];
}

function isSitePage(page: Page): page is SitePage {
  return page.address !== undefined && page.picture !== undefined;
}
