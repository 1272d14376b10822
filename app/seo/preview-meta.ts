import { company } from '../../content/company.ts';
import { type Language, language, otherLanguages } from '../../content/languages.ts';
import { pictureDescriptions } from '../../content/picture-descriptions.ts';
import { previewText } from '../../content/sharing.ts';
import {
  fileAddress,
  fullAddress,
  nameOf,
  previewAddress,
  previewSize,
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
    'og:image': fileAddress(previewAddress(page)),
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    'og:image:alt': previewText(pictureDescriptions[page.picture] ?? '', title),
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
