import type {
  BreadcrumbList,
  Graph,
  ImageGallery,
  ItemPage,
  NewsArticle,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import { company, companyNames } from '../../content/company.ts';
import { galleryImages } from '../../content/gallery.ts';
import { language } from '../../content/languages.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import type { Company } from '../../schema/company.ts';
import type { Article } from '../../schema/news.ts';
import type { Product } from '../../schema/product.ts';
import { addressOf } from '../pages.ts';
import { fileAddress, fullAddress, nameOf, type SitePage, sitePage } from './site-pages.ts';

const inLanguage = language.locale;
const organisationId = fileAddress('/#organization');

/**
 * A page's schema.org data, if it has any: facts from the page, without placeholders, prices or ratings. Search engines
 * need the company once (https://developers.google.com/search/docs/appearance/structured-data/organization), and the
 * address of a page directly below home shows the way to it as well as breadcrumbs would.
 */
export function structuredData(page: SitePage): Graph | undefined {
  const nodes = nodesOf(page);
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : undefined;
}

function nodesOf(page: SitePage): Thing[] {
  const { name, article, product } = page;
  if (name === 'home') return [organisation(), website()];
  if (name === 'gallery') return [gallery()];
  if (product) return [breadcrumbs('products', page), productPage(product, page)];
  if (article) return [breadcrumbs('news', page), newsArticle(article, page)];
  return [];
}

const unlessPlaceholder = (detail: string) =>
  /\.example$|0000 ?0000/.test(detail) ? undefined : detail;

/** The company, which is the same on the pages of all languages, without placeholder contact details. */
export function organisation(facts: Company = company): Organization {
  const { tagline, phone, email, city, countryCode, social } = facts;
  const [name = '', ...otherNames] = companyNames;
  const profiles = social.map(({ url }) => url).filter((url) => url !== '');
  const [telephone, address] = [unlessPlaceholder(phone), unlessPlaceholder(email)];
  return {
    '@type': 'Organization',
    '@id': organisationId,
    name,
    alternateName: otherNames,
    url: fileAddress('/'),
    logo: fileAddress('/icons/icon-512.png'),
    description: tagline,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: countryCode },
    ...(telephone && { telephone }),
    ...(address && { email: address }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${fullAddress('/')}#website`,
    name: company.name,
    url: fullAddress('/'),
    inLanguage,
    publisher: { '@id': organisationId },
  };
}

function breadcrumbs(parent: 'news' | 'products', page: SitePage): BreadcrumbList {
  const path = [sitePage('home'), sitePage(parent), page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: path.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name === 'home' ? company.name : nameOf(step),
      item: fullAddress(step.address),
    })),
  };
}

/**
 * What the page says of a product. It is not a `Product`, which search engines take for invalid without a price or
 * a rating (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
function productPage({ name, description, images }: Product, page: SitePage): ItemPage {
  return {
    '@type': 'ItemPage',
    name,
    description,
    about: { '@type': 'Thing', name, image: images.map(fileAddress) },
    url: fullAddress(page.address),
    inLanguage,
  };
}

function gallery(): ImageGallery {
  return {
    '@type': 'ImageGallery',
    name: nameOf(galleryPage),
    description: galleryPage.description,
    url: fullAddress(addressOf('gallery')),
    inLanguage,
    image: galleryImages.map((photo, index) => ({
      '@type': 'ImageObject',
      name: galleryPage.photoName(photo, index + 1, galleryImages.length),
      contentUrl: fileAddress(photo.src),
    })),
  };
}

function newsArticle(article: Article, page: SitePage): NewsArticle {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    // All authors are teams of the company.
    author: { '@type': 'Organization', name: article.author },
    publisher: { '@type': 'Organization', '@id': organisationId, name: company.name },
    image: fileAddress(article.image),
    articleSection: article.category,
    mainEntityOfPage: fullAddress(page.address),
    inLanguage,
  };
}
