import { company } from '../../content/company.ts';
import { addressIn, type Language, language, languages } from '../../content/languages.ts';
import { articles } from '../../content/news.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { articlePage } from '../../content/pages/article.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { homePage } from '../../content/pages/home.ts';
import { newsPage } from '../../content/pages/news.ts';
import { productPage } from '../../content/pages/product.ts';
import { productsPage } from '../../content/pages/products.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { products } from '../../content/products.ts';
import type { Article, Product, SitePage } from '../../content/schema.ts';

/** All pages that search engines may list. For the build only: imports the content of all pages. */
export const sitePages = (): SitePage[] => [
  homePage,
  aboutPage,
  productsPage,
  ...products.map(productPage.asPage),
  seasonsPage,
  galleryPage,
  newsPage,
  ...articles.map(articlePage.asPage),
  contactPage,
];

export const sitePageAt = (pathname: string | undefined): SitePage | undefined =>
  sitePages().find(({ address }) => address === pathname);

export function articleOf({ address }: SitePage): Article | undefined {
  return articles.find((article) => articlePage.asPage(article).address === address);
}

/** The product that a page shows, if it shows one. */
export function productOf({ address }: SitePage): Product | undefined {
  return products.find((product) => productPage.asPage(product).address === address);
}

/** The full address of a page in the language of this build, or in another one. */
export const fullAddress = (path: string, of: Language = language) =>
  company.siteUrl + addressIn(of, path);

/** The full address of a file that is the same in every language. */
export const fileAddress = (path: string) => company.siteUrl + path;

/** The full addresses of a page in all languages, for search engines. */
export const alternates = ({ address }: SitePage) => [
  ...languages.map((one) => ({ hreflang: one.code, address: fullAddress(address, one) })),
  { hreflang: 'x-default', address: fullAddress(address, languages[0]) },
];

/** A page's title without the company's name. */
export const nameOf = ({ title }: SitePage) => title.replace(` | ${company.name}`, '');

/** The address of the picture for link previews. */
export const cardAddress = ({ address }: SitePage) =>
  `/cards${language.prefix}${address === '/' ? '/home' : address}.jpg`;

/** The size of these pictures in pixels, as social networks require it. */
export const cardSize = { width: 1200, height: 630 };
