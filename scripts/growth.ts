// Measures the site with more products and articles, in temporary copies. Prints a table for
// docs/growth.md.
//   npm run growth                 all sizes, more than 25 minutes
//   npm run growth -- 1000 500     one size: number of products, number of articles
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { grownSite } from './grown-site.ts';
import { measureScrolling, measureTaps, measureTyping, slowPhone } from './slow-phone.ts';

const defaultSizes: [products: number, articles: number][] = [
  [16, 4],
  [100, 50],
  [300, 150],
  [1000, 500],
];
const [products, articles] = process.argv.slice(2).map(Number);
const siteSizes = products && articles ? [[products, articles] as const] : defaultSizes;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
const rounded = (numbers: number[]) => numbers.map((number) => Math.round(number)).join(' / ');

const rows: (string | number)[][] = [];
for (const [products, articles] of siteSizes) {
  const site = grownSite({ products, articles });
  const seconds = site.build();
  const { url, stop } = await site.serve();
  const phone = await slowPhone();

  const productsPage = await phone.open(`${url}/products`);
  const slowKeys = await measureTyping(productsPage.page);
  const productsScroll = await measureScrolling(productsPage.page);
  await productsPage.page.close();
  const fullSpeedPage = await phone.open(`${url}/products`, 1);
  const fastKeys = await measureTyping(fullSpeedPage.page);
  await fullSpeedPage.page.close();
  const newsPage = await phone.open(`${url}/news`);
  const newsScroll = await measureScrolling(newsPage.page);
  await newsPage.page.close();
  const seasonsPage = await phone.open(`${url}/seasons`);
  const months = seasonsPage.page.getByRole('table').getByRole('button');
  const monthTaps = await measureTaps((await months.all()).slice(0, 4));
  const seasonsScroll = await measureScrolling(seasonsPage.page);

  const bytes = (file: string) => statSync(join(site.built, file)).size;
  const sizes = (file: string) =>
    `${kilobytes(bytes(`${file}.html`))} / ${kilobytes(bytes(`${file}.html.br`))}`;
  rows.push([
    products,
    articles,
    Math.round(seconds),
    sizes('products'),
    sizes('news'),
    sizes('seasons'),
    (productsPage.ready / 1000).toFixed(1),
    rounded(fastKeys.toFrame),
    rounded(fastKeys.toList),
    rounded(slowKeys.toFrame),
    rounded(slowKeys.toList),
    rounded(productsScroll),
    rounded(newsScroll),
    (seasonsPage.ready / 1000).toFixed(1),
    rounded(monthTaps),
    rounded(seasonsScroll),
  ]);
  await phone.close();
  stop();
  site.remove();
}

const headings = [
  'products',
  'articles',
  'build, s',
  'HTML of /products, kB: uncompressed / Brotli',
  'HTML of /news, kB: uncompressed / Brotli',
  'HTML of /seasons, kB: uncompressed / Brotli',
  '/products hydrated after, s (slow processor)',
  'key to next frame, ms: median / slowest (full speed)',
  'key to new list, ms (full speed)',
  'key to next frame, ms (slow processor)',
  'key to new list, ms (slow processor)',
  'scrolling /products, ms: longest frame / longest task (slow processor)',
  'scrolling /news, ms: longest frame / longest task (slow processor)',
  '/seasons hydrated after, s (slow processor)',
  'tap on a month to next frame, ms: median / slowest (slow processor)',
  'scrolling /seasons, ms: longest frame / longest task (slow processor)',
];
console.log();
for (const row of [headings, headings.map(() => '---:'), ...rows])
  console.log(`| ${row.join(' | ')} |`);
