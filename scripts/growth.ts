// Measures how the site bears more products and articles, and prints a table for docs/growth.md.
// Copies of the site are made, built and measured in temporary folders; nothing changes here.
//
//   npm run growth                 all sizes, about ten minutes
//   npm run growth -- 1000 500     one size: products, articles
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { grownSite } from './grown-site.ts';
import { keyTimes, scrollFigures, slowPhone } from './slow-phone.ts';

const sizes: [products: number, articles: number][] = [
  [16, 4],
  [100, 50],
  [300, 150],
  [1000, 500],
];
const [products, articles] = process.argv.slice(2).map(Number);
const wanted = products && articles ? [[products, articles] as const] : sizes;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
const whole = (numbers: number[]) => numbers.map((number) => Math.round(number)).join(' / ');

const rows: (string | number)[][] = [];
for (const [products, articles] of wanted) {
  const site = grownSite({ products, articles });
  const seconds = site.build();
  const { url, stop } = await site.serve();
  const phone = await slowPhone();

  const productsPage = await phone.open(`${url}/products`);
  const keys = await keyTimes(productsPage.page);
  const scrolled = await scrollFigures(productsPage.page);
  await productsPage.page.close();
  const atOwnSpeed = await phone.open(`${url}/products`, 1);
  const quickKeys = await keyTimes(atOwnSpeed.page);
  await atOwnSpeed.page.close();
  const newsPage = await phone.open(`${url}/news`);
  const newsScrolled = await scrollFigures(newsPage.page);

  const bytes = (file: string) => statSync(join(site.built, file)).size;
  const weight = (file: string) =>
    `${kilobytes(bytes(`${file}.html`))} / ${kilobytes(bytes(`${file}.html.br`))}`;
  rows.push([
    products,
    articles,
    Math.round(seconds),
    weight('products'),
    weight('news'),
    (productsPage.ready / 1000).toFixed(1),
    whole(quickKeys.answered),
    whole(quickKeys.listed),
    whole(keys.answered),
    whole(keys.listed),
    whole(scrolled),
    whole(newsScrolled),
  ]);
  await phone.close();
  stop();
  site.remove();
}

const head = [
  'products',
  'articles',
  'build, s',
  'HTML of /products, kB plain / Brotli',
  'HTML of /news, kB plain / Brotli',
  '/products takes input after, s',
  'key answered at this machine’s own speed, ms median / slowest',
  'its list',
  'key answered, slowed',
  'its list',
  'scrolling /products, longest frame / task, ms',
  'scrolling /news, longest frame / task, ms',
];
console.log();
for (const row of [head, head.map(() => '---:'), ...rows]) console.log(`| ${row.join(' | ')} |`);
