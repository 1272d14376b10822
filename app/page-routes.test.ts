import { expect, it } from 'vitest';
import { products } from '../content/products.ts';
import { pageAt } from './page-routes.ts';

it.each([
  ['/', 'home'],
  ['/news', 'news'],
  ['/news/any', 'article'],
  ['/news/any/', 'article'],
  ['/news/any/more', 'not-found'],
  [`/products/${products[0]?.id}`, 'product'],
  [`/products/${products.at(-1)?.id}/`, 'product'],
  [`/products/${products[0]?.id}/more`, 'not-found'],
  ['/products/any', 'not-found'],
  ['/seasons', 'seasons'],
  ['/no/such/page', 'not-found'],
])('%s shows %s', (address, page) => {
  expect(pageAt(address).name).toBe(page);
});
