import { createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { articles } from '../content/news.ts';
import { products } from '../content/products.ts';
import { firstPageData, pageAt, routesFor } from './routes.tsx';

/** A router as app/client.tsx starts it, for a visit that begins at `address`. */
async function routerAt(address: string) {
  const first = pageAt(address);
  const router = createMemoryRouter(await routesFor(first), {
    initialEntries: [address],
    hydrationData: firstPageData(first),
  });
  expect(router.state.initialized).toBe(true);
  return router;
}

describe.each(['/about', `/news/${articles[0]?.id}`])('a visit that begins at %s', (start) => {
  it('redirects a link to an unknown article to the news list (R15)', async () => {
    const router = await routerAt(start);
    await router.navigate('/news/no-such-article');
    expect(router.state.location.pathname).toBe('/news');
    expect(router.state.errors).toBeNull();
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe(start);
  });

  it('opens a link to a known article', async () => {
    const address = `/news/${articles.at(-1)?.id}`;
    const router = await routerAt(start);
    await router.navigate(address);
    expect(router.state.location.pathname).toBe(address);
    expect(router.state.errors).toBeNull();
  });
});

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
