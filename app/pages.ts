interface Page {
  /** The name of its folder in app/pages/ and of its texts in content/pages/. */
  name: string;
  /** Its path without the prefix of the language. `:id` stands for the id of a product or an article. */
  address: string;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/**
 * The one table of pages (specification 2). The router, the sitemap, link previews, redirects, the content
 * check, the menus and the tests read it.
 */
export const pages = [
  { name: 'home', address: '/', isListed: true },
  { name: 'about', address: '/about', isListed: true },
  { name: 'products', address: '/products', isListed: true },
  { name: 'product', address: '/products/:id', isListed: true },
  { name: 'seasons', address: '/seasons', isListed: true },
  { name: 'enquiry', address: '/enquiry', isListed: false },
  { name: 'gallery', address: '/gallery', isListed: true },
  { name: 'news', address: '/news', isListed: true },
  { name: 'article', address: '/news/:id', isListed: true },
  { name: 'contact', address: '/contact', isListed: true },
  { name: 'not-found', address: '*', isListed: false },
] as const satisfies readonly Page[];

export type PageName = (typeof pages)[number]['name'];

/** The address of a page, or of the page of one product or article. */
export function addressOf(name: PageName, id = ''): string {
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Error(`No page “${name}”: see app/pages.ts.`);
  return page.address.replace(':id', id);
}

/** Where the not-found page is. Hosts send it for all unknown addresses. It matches no other page. */
export const notFoundAddress = '/404';
