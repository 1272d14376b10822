import type { MetaDescriptor } from 'react-router';
import { company } from '../../content/company.ts';
import type { Page, SitePage } from '../../content/schema.ts';
import { previewMeta } from './preview-meta.ts';
import { structuredData } from './structured-data.ts';

/**
 * What a page says about itself in its head. A browser is given what it uses on every page it comes
 * to; what is read from the file only, by search engines and by who previews a link, is added while
 * the page is prerendered and is no part of what visitors download
 * (docs/decisions/0009-found-at-build.md).
 */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { title, description } = page;
  const basics = [{ title }, { name: 'description', content: description }];
  if (!isSitePage(page)) return [...basics, { name: 'robots', content: 'noindex' }];

  const href = company.siteUrl + page.address;
  const canonical = { tagName: 'link' as const, rel: 'canonical', href };
  if (!import.meta.env.SSR) return [...basics, canonical];
  const data = { 'script:ld+json': structuredData(page) } as unknown as MetaDescriptor;
  return [...basics, canonical, ...previewMeta(page), data];
}

function isSitePage(page: Page): page is SitePage {
  return page.address !== undefined && page.picture !== undefined;
}
