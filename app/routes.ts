import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { articles } from '../content/news.ts';
import { newsFeed } from '../content/pages/shell.ts';

/** The table of addresses (specification 2). */
export default [
  index('home/home-page.tsx'),
  route('about', 'about/about-page.tsx'),
  route('products', 'products/products-page.tsx'),
  route('gallery', 'gallery/gallery-page.tsx'),
  route('news', 'news/news-page.tsx'),
  // One static address an article, so that what is prerendered and what is hydrated always match
  // (docs/decisions/0004-one-route-per-article.md).
  ...articles.map(({ id }) => route(`news/${id}`, 'news/article-page.tsx', { id })),
  route('contact', 'contact/contact-page.tsx'),
  // What is read by search engines, feed readers and phones, prerendered to files.
  route('sitemap.xml', 'found/sitemap.ts'),
  route('robots.txt', 'found/robots.ts'),
  route('site.webmanifest', 'found/web-manifest.ts'),
  route(newsFeed.address, 'found/feed.ts'),
  route('*', 'not-found/not-found-page.tsx'),
] satisfies RouteConfig;
