// The files that search engines, feed readers and phones ask for by name, and what a browser makes of
// the heads.
import { writeFeed } from '../app/seo/write-feed.ts';
import { company } from '../content/company.ts';
import { isoDate } from '../content/iso-date.ts';
import { articles } from '../content/news.ts';
import { newsFeed } from '../content/pages/shell.ts';
import { builtHead } from './built-head.ts';
import { expect, open, pages, test } from './site.ts';

const { siteUrl } = company;
const listed = pages.filter((address) => address !== '/no-such-page');

/** Reads XML as a browser does, and fails where it is not well formed. */
async function readXml(page: import('@playwright/test').Page, xml: string, item: string) {
  return page.evaluate(
    ([source = '', name = '']) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      const mistake = document.querySelector('parsererror')?.textContent;
      if (mistake) throw new Error(mistake);
      return [...document.querySelectorAll(name)].map((element) =>
        [...element.children].map((child) => [child.tagName, child.textContent]),
      );
    },
    [xml, item],
  );
}

test('the sitemap lists every page with its pictures, dated only where the day is known', async ({
  page,
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^(text|application)\/xml/);
  await open(page, '/contact');
  const entries = await readXml(page, await response.text(), 'url');
  const all = (index: number, name: string) =>
    entries[index]?.flatMap(([tag, text]) => (tag === name ? text : [])) ?? [];
  const addresses = entries.map((_, index) => all(index, 'loc')[0]);
  expect(addresses.toSorted()).toEqual(listed.map((address) => siteUrl + address).sort());

  const dates = Object.fromEntries(
    addresses.map((address, index) => [address, all(index, 'lastmod')]),
  );
  for (const address of listed) {
    const shown = articles.find(({ id }) => address === `/news/${id}`);
    const day = isoDate((address === '/news' ? articles[0] : shown)?.date ?? '');
    expect(dates[siteUrl + address], address).toEqual(day ? [day] : []);
  }
  const pictures = addresses.flatMap((_, index) => all(index, 'image:image'));
  expect(pictures.length).toBeGreaterThan(40);
  for (const picture of new Set(pictures)) {
    expect(picture).toContain(`${siteUrl}/pictures/`);
    expect((await request.head(`${picture}`.slice(siteUrl.length))).status(), `${picture}`).toBe(
      200,
    );
  }
});

test('robots.txt lets everything be read and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).trim().split('\n');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`]);
});

test('the feed has every article, newest first, and is announced on every page', async ({
  page,
  request,
}) => {
  const response = await request.get(newsFeed.address, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^application\/rss\+xml/);
  await open(page, '/contact');
  const items = await readXml(page, await response.text(), 'item');
  expect(items.map((item) => Object.fromEntries(item))).toEqual(
    articles.map(({ id, title, excerpt, date, category }) => ({
      title,
      description: excerpt,
      category,
      link: `${siteUrl}/news/${id}`,
      guid: `${siteUrl}/news/${id}`,
      pubDate: new Date(isoDate(date) ?? '').toUTCString(),
    })),
  );
  for (const address of [...listed, '/404']) {
    const [feed] = builtHead(address).link('alternate');
    expect(feed, address).toMatchObject({ type: 'application/rss+xml', href: newsFeed.address });
  }
});

test('whatever an article is called, the feed is well formed', async ({ page }) => {
  const title = 'Beans & <b>“peas”</b> ]]> lentils';
  const [first] = articles;
  if (!first) throw new Error('There are no articles.');
  await open(page, '/contact');
  const xml = writeFeed([{ ...first, title, excerpt: title, category: title }]);
  const [item = []] = await readXml(page, xml, 'item');
  expect(Object.fromEntries(item)).toMatchObject({ title, description: title, category: title });
});

test('the web manifest names the company and pictures that exist', async ({ request }) => {
  expect(builtHead('/about').link('manifest')).toMatchObject([{ href: '/site.webmanifest' }]);
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: company.legalName,
    short_name: company.name,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: builtHead('/').meta('theme-color')[0],
  });
  const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [
    sizes,
    purpose,
  ]);
  expect(purposes).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
    ['any', 'any'],
  ]);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
  }
});

test('the page names its icons, and /favicon.ico is there for who asks without looking', async ({
  request,
}) => {
  const { link } = builtHead('/');
  const icons = [...link('icon'), ...link('apple-touch-icon')].map(({ href }) => href);
  expect(icons).toEqual(['/icons/favicon.svg', '/icons/apple-touch-icon.png']);
  for (const href of [...icons, '/favicon.ico']) {
    const icon = await request.get(href ?? '');
    expect(icon.status(), href).toBe(200);
    expect(icon.headers()['content-type'], href).toMatch(/^image\//);
  }
});

test('the router’s own copies of these files are not left behind', async ({ request }) => {
  for (const name of ['/sitemap.xml.data', '/robots.txt.data', '/site.webmanifest.data'])
    expect((await request.get(name)).status(), name).toBe(404);
});

test('on a page come to by a link, the head tells of that page', async ({ page }) => {
  await open(page, '/products');
  const head = page.locator('head');
  await expect(head.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveTitle(/Gallery/);
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl}/gallery`);
  const ofProducts = 'script[type="application/ld+json"], meta[property], meta[name^="twitter:"]';
  await expect(head.locator(ofProducts)).toHaveCount(0);
});

test('a product has an address of its own, clear of the bars', async ({ page }) => {
  await open(page, '/products#penne-pasta');
  await expect(page.getByRole('heading', { name: 'Penne Pasta' })).toBeInViewport({ ratio: 1 });
  const bars = await page.getByRole('navigation', { name: 'Product sections' }).boundingBox();
  const picture = page.getByRole('group', { name: 'Pictures of Penne Pasta' });
  await expect
    .poll(async () => (await picture.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((bars?.y ?? 0) + (bars?.height ?? 0));
});
