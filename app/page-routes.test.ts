import { expect, it } from 'vitest';
import { products } from '../content/products.ts';
import { pageAt } from './page-routes.ts';

it.each([
  ['/', 'home-page'],
  ['/news', 'news-page'],
  ['/news/any', 'article-page'],
  ['/news/any/', 'article-page'],
  ['/news/any/more', 'not-found-page'],
  [`/products/${products[0]?.id}`, 'product-page'],
  [`/products/${products.at(-1)?.id}/`, 'product-page'],
  [`/products/${products[0]?.id}/more`, 'not-found-page'],
  ['/products/any', 'not-found-page'],
  ['/seasons', 'seasons-page'],
  ['/no/such/page', 'not-found-page'],
])('%s shows %s', (address, page) => {
  expect(`${pageAt(address).name}-page`).toBe(page);
});
