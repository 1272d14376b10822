import type { MetaDescriptor } from 'react-router';
import { company } from '../../content/company.ts';
import { isoDate } from '../../content/iso-date.ts';
import { cardText } from '../../content/pages/shell.ts';
import type { SitePage } from '../../content/schema.ts';
import pictures from '../../pictures/pictures.json' with { type: 'json' };
import { articleOf, cardAddress, cardSize, fullAddress, nameOf } from './site-pages.ts';
import { structuredData } from './structured-data.ts';

/** What is read from a page's file only: how its link is shown elsewhere, and what it is about. */
export function metaAtBuild(page: SitePage): MetaDescriptor[] {
  const data = { 'script:ld+json': structuredData(page) } as unknown as MetaDescriptor;
  return [...previewMeta(page), data];
}

/** What a network shows where a page's link is shared: Open Graph and Twitter cards. */
function previewMeta(page: SitePage): MetaDescriptor[] {
  const { address, description, picture } = page;
  const title = nameOf(page);
  const article = articleOf(page);
  const card = fullAddress(cardAddress(page));
  const shown = pictures.find(({ id }) => picture === `/pictures/${id}.jpg`)?.title;
  if (!shown) throw new Error(`No picture "${picture}" in pictures/pictures.json.`);
  const alt = cardText(shown, title);

  const openGraph = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': company.name,
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': fullAddress(address),
    'og:image': card,
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': alt,
    ...(article && {
      'article:published_time': isoDate(article.date),
      'article:section': article.category,
    }),
  };
  return [
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    // Title, text and picture it takes from the others.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
