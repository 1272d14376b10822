interface Page {
  /** The name of its folder in app/pages/ and of its texts in content/pages/. */
  name: string;
  /** Its path without the prefix of the language. `:id` stands for the id of a product or an article. */
  address: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
}

/**
 * The one table of pages (specification 2). The router, the sitemap, link previews, redirects, the content
 * check, the menus and the tests read it.
 */
export const pages = [
  { name: 'home', address: '/', isIndexed: true },
  { name: 'about', address: '/about', isIndexed: true },
  { name: 'products', address: '/products', isIndexed: true },
  { name: 'product', address: '/products/:id', isIndexed: true },
  { name: 'seasons', address: '/seasons', isIndexed: true },
  { name: 'enquiry', address: '/enquiry', isIndexed: false },
  { name: 'gallery', address: '/gallery', isIndexed: true },
  { name: 'news', address: '/news', isIndexed: true },
  { name: 'article', address: '/news/:id', isIndexed: true },
  { name: 'contact', address: '/contact', isIndexed: true },
  { name: 'not-found', address: '*', isIndexed: false },
] as const satisfies readonly Page[];

export type PageName = (typeof pages)[number]['name'];

/** Whether a page has one address: it is neither made for each product or article, nor the not-found page. */
export const hasOneAddress = ({ address }: Pick<Page, 'address'>) => !/[:*]/.test(address);

/** The address of a page, or of the page of one product or article. */
export function addressOf(name: PageName, id = ''): string {
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Error(`No page “${name}”: see app/pages.ts.`);
  return page.address.replace(':id', id);
}

/** Where the not-found page is. Hosts send it for all unknown addresses. It matches no other page. */
export const notFoundAddress = '/404';
