// In the browser this is another file, an empty one (docs/decisions/0009-found-at-build.md).

import type { MetaDescriptor } from 'react-router';
import { metaAtBuild } from '#meta-at-build';
import { company } from '../../content/company.ts';
import type { Page, SitePage } from '../../content/schema.ts';

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
  return [...basics, canonical, ...metaAtBuild(page)];
}

function isSitePage(page: Page): page is SitePage {
  return page.address !== undefined && page.picture !== undefined;
}
