import { Readable } from 'node:stream';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { company } from '../../content/company.ts';
import { galleryImages } from '../../content/gallery.ts';
import { addressIn, type Language, languages } from '../../content/languages.ts';
import { articles } from '../../content/news.ts';
import { products } from '../../content/products.ts';
import type { PageName } from '../pages.ts';
import { alternates, type SitePage, sitePages } from './site-pages.ts';

/** The pictures of pages that show several. */
const pictures: { [name in PageName]?: string[] } = {
  gallery: galleryImages.map(({ src }) => src),
  products: products.flatMap(({ images }) => images),
  news: articles.map(({ image }) => image),
};

/** The date of the last change, if known. Search engines ignore dates that are only guessed. */
function lastChanged(page: SitePage): string | undefined {
  const pageArticles = page.name === 'news' ? articles : [page.article];
  return pageArticles
    .flatMap((article) => article?.date ?? [])
    .sort()
    .at(-1);
}

function entry(page: SitePage, language: Language): SitemapItemLoose {
  const lastmod = lastChanged(page);
  const img = (pictures[page.name] ?? page.product?.images ?? [page.picture]).map((url) => ({
    url,
  }));
  const links = alternates(page).map(({ hreflang, address }) => ({ lang: hreflang, url: address }));
  const url = addressIn(language, page.address);
  return { url, img, links, ...(lastmod && { lastmod }) };
}

/** Every page in every language, with its pictures, for search engines (https://www.sitemaps.org/protocol.html). */
export async function sitemap(): Promise<string> {
  const stream = new SitemapStream({
    hostname: company.siteUrl,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: true, image: true },
  });
  const entries = languages.flatMap((language) => sitePages.map((page) => entry(page, language)));
  const xml = await streamToPromise(Readable.from(entries).pipe(stream));
  return xml.toString();
}
