import { company } from '../../content/company.ts';
import { addressIn, type Language, language, languages } from '../../content/languages.ts';
import { articles } from '../../content/news.ts';
import { products } from '../../content/products.ts';
import type { Article } from '../../schema/news.ts';
import type { Page } from '../../schema/pages.ts';
import type { Product } from '../../schema/product.ts';
import { addressOf, type PageName, pages } from '../pages.ts';

/** A page that search engines may list and visitors share. */
export interface SitePage extends Required<Page> {
  name: PageName;
  address: string;
  /** The article that the page shows, if it shows one. */
  article?: Article;
  /** The product that the page shows, if it shows one. */
  product?: Product;
}

const indexed = pages.filter(({ isIndexed }) => isIndexed);

/** All pages that search engines may list. For the build only: imports the content of all pages. */
export const sitePages: readonly SitePage[] = (
  await Promise.all(
    indexed.map(async ({ name }): Promise<SitePage[]> => {
      const { page } = await import(`../../content/pages/${name}.ts`);
      const address = (id?: string) => addressOf(name, id);
      if (name === 'product')
        return products.map((product) => ({
          ...page(product),
          name,
          address: address(product.id),
          product,
        }));
      if (name === 'article')
        return articles.map((article) => ({
          ...page(article),
          name,
          address: address(article.id),
          article,
        }));
      return [{ ...page, name, address: address() }];
    }),
  )
).flat();

/** The page at an address without the prefix of the language. None for pages that search engines may not list. */
export const sitePageAt = (pathname: string | undefined): SitePage | undefined =>
  sitePages.find(({ address }) => address === pathname);

/** The page with this name, which is not one of several. */
export const sitePage = (name: PageName): SitePage =>
  sitePages.find((page) => page.name === name) as SitePage;

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
export const nameOf = ({ title }: Pick<SitePage, 'title'>) =>
  title.replace(` | ${company.name}`, '');

/** The address of the picture for link previews. */
export const previewAddress = ({ address }: Pick<SitePage, 'address'>) =>
  `/previews${language.prefix}${address === '/' ? '/home' : address}.jpg`;

/** The size of these pictures in pixels, as social networks require it. */
export const previewSize = { width: 1200, height: 630 };
