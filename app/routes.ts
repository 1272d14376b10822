import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { articles } from '../content/news.ts';

// As hosts compare them: otherwise /NEWS would be served as not found and come to life as the news.
const caseSensitive = true;

/** The table of addresses (specification 2). */
export default [
  index('home/home-page.tsx'),
  route('about', 'about/about-page.tsx', { caseSensitive }),
  route('products', 'products/products-page.tsx', { caseSensitive }),
  route('gallery', 'gallery/gallery-page.tsx', { caseSensitive }),
  route('news', 'news/news-page.tsx', { caseSensitive }),
  // One static address an article, so that what is prerendered and what is hydrated always match
  // (docs/decisions/0004-one-route-per-article.md).
  ...articles.map(({ id }) => route(`news/${id}`, 'news/article-page.tsx', { id, caseSensitive })),
  route('contact', 'contact/contact-page.tsx', { caseSensitive }),
  route('*', 'not-found/not-found-page.tsx'),
] satisfies RouteConfig;
