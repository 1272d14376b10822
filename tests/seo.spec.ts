// What search engines and previews of links read: the built files. No browser is needed for it, so
// none is started.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { sitePages } from '../app/seo/site-pages.ts';
import { company } from '../content/company.ts';
import { galleryImages } from '../content/gallery.ts';
import { isoDate } from '../content/iso-date.ts';
import { articles } from '../content/news.ts';
import { aboutPage } from '../content/pages/about.ts';
import { notFoundPage } from '../content/pages/not-found.ts';
import { products } from '../content/products.ts';
import { mostBytes } from '../pictures/cards.ts';
import { builtHead } from './built-head.ts';
import { builtPages, pages } from './site.ts';

const { siteUrl } = company;
const listed = pages.filter((address) => address !== '/no-such-page');
const article = articles.map(({ id }) => `/news/${id}`);

/** The one thing of a type that a page tells of. */
function thing(address: string, type: string) {
  const [data] = builtHead(address).data;
  const found = data['@graph'].filter((one: { '@type': string }) => one['@type'] === type);
  expect(found, `${type} on ${address}`).toHaveLength(1);
  return found[0];
}

const types = (address: string) =>
  builtHead(address).data[0]['@graph'].map((one: { '@type': string }) => one['@type']);

test('the build knows every page that there is', () => {
  expect(
    sitePages()
      .map(({ address }) => address)
      .sort(),
  ).toEqual(listed.toSorted());
  const built = builtPages().map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
  expect(built.sort()).toEqual([...listed, '/404', '/offline'].sort());
});

for (const page of sitePages()) {
  const { address, title, description } = page;

  test(`${address} says what it is, where it is, and how its link is shown`, async () => {
    const { title: titles, meta, link } = builtHead(address);
    const name = title.replace(` | ${company.name}`, '');
    expect(titles).toEqual([title]);
    expect(meta('description')).toEqual([description]);
    expect(meta('robots')).toEqual([]);
    expect(link('canonical').map(({ href }) => href)).toEqual([siteUrl + address]);

    expect(meta('og:type')).toEqual([article.includes(address) ? 'article' : 'website']);
    expect(meta('og:site_name')).toEqual([company.name]);
    expect(meta('og:locale')).toEqual(['en_GB']);
    expect(meta('og:url')).toEqual([siteUrl + address]);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
    expect(meta('og:title')).toEqual([name]);
    expect(meta('og:description')).toEqual([description]);
    expect(meta('og:image:alt')[0]).toMatch(/^[A-Z].+, with the words “.+” and the sign/);
    expect(meta('og:image:alt')[0]).toContain(name);
  });

  test(`${address} has a card of its own, in the size it says`, async () => {
    const { meta } = builtHead(address);
    const [card = ''] = meta('og:image');
    expect(card).toMatch(/\/cards\/[a-z/-]+\.jpg$/);
    const bytes = readFileSync(`build/client${card.slice(siteUrl.length)}`);
    expect(bytes.length).toBeLessThanOrEqual(mostBytes);
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect([...meta('og:image:width'), ...meta('og:image:height')]).toEqual(['1200', '630']);
    // Letters, sign and ground are there, and the picture beside them: neither half is plain.
    for (const left of [0, 660]) {
      const half = sharp(bytes).extract({ left, top: 0, width: 540, height: 630 });
      const { channels } = await sharp(await half.toBuffer()).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
    }
  });
}

test('no two pages share a card', () => {
  const cards = listed.map((address) => builtHead(address).meta('og:image')[0]);
  expect(new Set(cards).size).toBe(listed.length);
});

test('the 404 page asks not to be listed, and stands at no address', () => {
  const { title, meta, link, data } = builtHead('/404');
  expect(title).toEqual([notFoundPage.title]);
  expect(meta('robots')).toEqual(['noindex']);
  expect([...link('canonical'), ...meta('og:image'), ...data]).toEqual([]);
});

test.describe('structured data', () => {
  for (const address of listed) {
    test(`${address} tells of the company, and of the way here`, () => {
      const { data } = builtHead(address);
      expect(data).toHaveLength(1);
      expect(data[0]['@context']).toBe('https://schema.org');
      expect(thing(address, 'Organization')).toMatchObject({
        '@type': 'Organization',
        '@id': `${siteUrl}/#organization`,
        name: company.name,
        alternateName: company.legalName,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/icons/icon-512.png`,
        description: company.tagline,
        address: {
          '@type': 'PostalAddress',
          addressLocality: company.city,
          addressCountry: company.country,
        },
      });
      if (address === '/') return expect(types('/')).not.toContain('BreadcrumbList');
      const way = article.includes(address) ? ['/', '/news', address] : ['/', address];
      const steps = thing(address, 'BreadcrumbList').itemListElement;
      expect(steps.map(({ item }: { item: string }) => item)).toEqual(
        way.map((step) => siteUrl + step),
      );
      expect(steps.map(({ position }: { position: number }) => position)).toEqual(
        way.map((_, index) => index + 1),
      );
      expect(`${steps.at(-1).name} | ${company.name}`).toBe(builtHead(address).title[0]);
    });
  }

  test('the home page tells of the site', () => {
    expect(thing('/', 'WebSite')).toMatchObject({ name: company.name, url: `${siteUrl}/` });
  });

  test('the products are listed, each with its place and picture and none with an offer', () => {
    const list = thing('/products', 'ItemList');
    expect(list.itemListElement).toEqual(
      products.map(({ id, name, images }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${siteUrl}/products#${id}`,
        image: siteUrl + images[0],
      })),
    );
    expect(types('/products')).not.toContain('Product');
  });

  test('the gallery tells of its photos', () => {
    const photos = thing('/gallery', 'ImageGallery').image;
    expect(photos.map(({ contentUrl }: { contentUrl: string }) => contentUrl)).toEqual(
      galleryImages.map(({ src }) => siteUrl + src),
    );
    expect(photos[0].name).toBe('Farm photo 1 of 9');
  });

  for (const { id, title, author, date, image } of articles) {
    test(`the article ${id} tells of its author and its day`, () => {
      expect(thing(`/news/${id}`, 'NewsArticle')).toMatchObject({
        headline: title,
        datePublished: isoDate(date),
        author: { name: author },
        publisher: { '@id': `${siteUrl}/#organization` },
        image: siteUrl + image,
        mainEntityOfPage: `${siteUrl}/news/${id}`,
      });
    });
  }
});

test('none of it is in what visitors download, nor the words of pages they are not on', () => {
  const assets = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  const withText = (text: string) =>
    assets.filter((name) => readFileSync(`build/client/assets/${name}`, 'utf8').includes(text));
  for (const text of ['schema.org', 'BreadcrumbList', 'og:title', 'twitter:card', 'urlset'])
    expect(withText(text), text).toEqual([]);
  expect(withText(aboutPage.roots.pullQuote)).toEqual([expect.stringMatching(/^about-page/)]);
});
