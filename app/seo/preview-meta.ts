import { company } from '../../content/company.ts';
import { type Language, language, otherLanguages } from '../../content/languages.ts';
import { pictureTitles } from '../../content/picture-titles.ts';
import { cardText } from '../../content/sharing.ts';
import {
  cardAddress,
  cardSize,
  fileAddress,
  fullAddress,
  nameOf,
  type SitePage,
} from './site-pages.ts';

/** Attributes of the Open Graph and Twitter `<meta>` elements, for previews of a page's link. */
export function previewMeta(page: SitePage): Record<string, string>[] {
  const { address, description, article } = page;
  const title = nameOf(page);
  const openGraph = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': company.name,
    'og:locale': ogLocale(language),
    'og:title': title,
    'og:description': description,
    'og:url': fullAddress(address),
    'og:image': fileAddress(cardAddress(page)),
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': cardText(pictureTitles[page.picture] ?? '', title),
    ...(article && {
      'article:published_time': article.date,
      'article:section': article.category,
    }),
  };
  return [
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    ...otherLanguages.map((other) => ({
      property: 'og:locale:alternate',
      content: ogLocale(other),
    })),
    // Twitter reads title, text and picture from Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

const ogLocale = ({ locale }: Language) => locale.replace('-', '_');
