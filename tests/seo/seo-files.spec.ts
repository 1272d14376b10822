// The files for search engines, feed readers and phones: sitemap, robots.txt, feed, manifest and
// icons.
import { expect, type Page, test } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { sitePages } from '../../app/seo/site-pages.ts';
import { writeFeed } from '../../app/seo/write-feed.ts';
import { company } from '../../content/company.ts';
import { galleryImages } from '../../content/gallery.ts';
import { addressIn, languages, localAddress } from '../../content/languages.ts';
import { articles } from '../../content/news.ts';
import { products } from '../../content/products.ts';
import { newsFeed } from '../../content/sharing.ts';
import { builtHead } from './built-head.ts';

const { siteUrl } = company;
const listed = sitePages.map(({ address }) => address);

/** Parses XML in the browser, and fails if it is not well-formed. */
async function readXml(page: Page, xml: string, item: string) {
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

test('the sitemap lists every page with its pictures, and only the news has dates @fixture', async ({
  page,
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^(text|application)\/xml/);
  const entries = await readXml(page, await response.text(), 'url');
  const all = (index: number, name: string) =>
    entries[index]?.flatMap(([tag, text]) => (tag === name ? text : [])) ?? [];
  const addresses = entries.map((_, index) => all(index, 'loc')[0]);
  expect(addresses.toSorted()).toEqual(
    languages.flatMap((one) => listed.map((address) => siteUrl + addressIn(one, address))).sort(),
  );

  const days = articles.map(({ date }) => date);
  const expectedDates: Record<string, string | undefined> = {
    [addressOf('news')]: days.toSorted().at(-1),
    ...Object.fromEntries(articles.map(({ id }, index) => [`/news/${id}`, days[index]])),
  };
  for (const [index, address] of addresses.entries()) {
    const path = address?.slice(siteUrl.length).replace(/^\/ar(?=\/)/, '') ?? '';
    const day = expectedDates[path];
    expect.soft(all(index, 'lastmod'), address ?? '').toEqual(day ? [day] : []);
  }

  // These pages list the pictures of their products, photos and articles.
  const lists: string[] = [addressOf('products'), addressOf('gallery'), addressOf('news')];
  const found = new Set(addresses.flatMap((_, index) => all(index, 'image:image')));
  const shown = [
    ...products.flatMap(({ images }) => images),
    ...galleryImages.map(({ src }) => src),
    ...articles.map(({ image }) => image),
    ...sitePages.filter(({ address }) => !lists.includes(address)).map(({ picture }) => picture),
  ];
  expect([...found].sort()).toEqual([...new Set(shown)].map((src) => siteUrl + src).sort());
  for (const picture of found) {
    const response = await request.head(`${picture}`.slice(siteUrl.length));
    expect.soft(response.status(), `${picture}`).toBe(200);
  }
});

test('the feed has every article, newest first, and every page links to it @every-language @fixture', async ({
  page,
  request,
}) => {
  const response = await request.get(localAddress(newsFeed.address), { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^application\/rss\+xml/);
  const items = await readXml(page, await response.text(), 'item');
  expect(items.map((item) => Object.fromEntries(item))).toEqual(
    articles.map(({ id, title, excerpt, date, category, image }) => ({
      title,
      // With full addresses, because feed readers do not know where it comes from.
      'content:encoded': expect.stringMatching(
        new RegExp(`^<p><img src="${siteUrl}${image}" alt="[^"]+"></p><p>(?!.*href="/)`, 's'),
      ),
      description: excerpt,
      category,
      link: siteUrl + localAddress(`/news/${id}`),
      guid: siteUrl + localAddress(`/news/${id}`),
      pubDate: new Date(date).toUTCString(),
    })),
  );
  const times = items.map((item) => Date.parse(Object.fromEntries(item).pubDate));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const address of [...listed, '/404']) {
    const [feed] = builtHead(address).link('alternate');
    const expected = { type: 'application/rss+xml', href: localAddress(newsFeed.address) };
    expect.soft(feed, address).toMatchObject(expected);
  }

  await test.step('it is well-formed when the title of an article contains markup', async () => {
    const title = 'Beans & <b>“peas”</b> ]]> lentils';
    const [first] = articles;
    if (!first) throw new Error('There are no articles.');
    const xml = writeFeed([{ ...first, title, excerpt: title, category: title }]);
    const [item = []] = await readXml(page, xml, 'item');
    expect(Object.fromEntries(item)).toMatchObject({ title, description: title, category: title });
  });
});

test('the web manifest names the company and existing icons @every-language @fixture', async ({
  request,
}) => {
  expect(builtHead('/about').link('manifest')).toMatchObject([
    { href: localAddress('/site.webmanifest') },
  ]);
  const response = await request.get(localAddress('/site.webmanifest'));
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: company.legalName,
    short_name: company.name,
    start_url: localAddress('/'),
    display: 'minimal-ui',
    theme_color: builtHead('/').meta('theme-color')[0],
  });
  const icons = manifest.icons.map(
    ({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`,
  );
  expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any']);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
  }
});

test('robots.txt allows every page and names the sitemap, and the icons exist, also for clients that always request /favicon.ico @fixture', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await robots.text()).trim().split('\n');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`]);

  const { link } = builtHead('/');
  const icons = [...link('icon'), ...link('apple-touch-icon')].map(({ href }) => href);
  expect(icons).toEqual(['/icons/favicon.svg', '/icons/apple-touch-icon.png']);
  for (const href of [...icons, '/favicon.ico']) {
    const icon = await request.get(href ?? '');
    expect(icon.status(), href).toBe(200);
    expect(icon.headers()['content-type'], href).toMatch(/^image\//);
  }
});
