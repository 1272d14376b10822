import { articles } from '../../content/news.ts';
import { products } from '../../content/products.ts';
import { addressOf, type PageName, pages } from '../pages.ts';

const entries: { [name in PageName]?: readonly { id: string }[] } = {
  product: products,
  article: articles,
};

/** The addresses of a page: one, or one for each product or article. */
export const addressesOf = (name: PageName): string[] =>
  entries[name]?.map(({ id }) => addressOf(name, id)) ?? [addressOf(name)];

/** The addresses of all pages except the not-found page, without the prefix of a language. */
export const addresses: readonly string[] = pages.flatMap(({ name }) =>
  name === 'not-found' ? [] : addressesOf(name),
);
