import { company } from '../../content/company.ts';
import { cardText } from '../../content/pages/shell.ts';
import type { SitePage } from '../../content/schema.ts';
import pictures from '../../pictures/pictures.json' with { type: 'json' };
import { articleOf, cardAddress, cardSize, fullAddress, nameOf } from './site-pages.ts';

/** Attributes of the Open Graph and Twitter `<meta>` elements, for previews of a page's link. */
export function previewMeta(page: SitePage): Record<string, string>[] {
  const { address, description, picture } = page;
  const title = nameOf(page);
  const article = articleOf(page);
  const pictureTitle = pictures.find(({ id }) => picture === `/pictures/${id}.jpg`)?.title;
  if (!pictureTitle) throw new Error(`No picture "${picture}" in pictures/pictures.json.`);

  const openGraph = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': company.name,
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': fullAddress(address),
    'og:image': fullAddress(cardAddress(page)),
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': cardText(pictureTitle, title),
    ...(article && {
      'article:published_time': article.date,
      'article:section': article.category,
    }),
  };
  return [
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    // Twitter reads title, text and picture from Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
