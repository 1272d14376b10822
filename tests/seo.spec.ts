// What search engines and link previews read in the built files. No test here starts a browser.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import {
  articleOf,
  cardSize,
  fullAddress,
  nameOf,
  productOf,
  sitePages,
} from '../app/seo/site-pages.ts';
import { company } from '../content/company.ts';
import { galleryImages } from '../content/gallery.ts';
import { isoDate } from '../content/iso-date.ts';
import { articles } from '../content/news.ts';
import { aboutPage } from '../content/pages/about.ts';
import { galleryPage } from '../content/pages/gallery.ts';
import { newsPage } from '../content/pages/news.ts';
import { notFoundPage } from '../content/pages/not-found.ts';
import { productsPage } from '../content/pages/products.ts';
import { cardText } from '../content/pages/shell.ts';
import { products } from '../content/products.ts';
import { mostBytes } from '../pictures/cards.ts';
import pictures from '../pictures/pictures.json' with { type: 'json' };
import { builtHead } from './built-head.ts';
import { builtPages, pages } from './site.ts';

const { siteUrl } = company;
const listed = sitePages();

/** A page's only node of a schema.org type. */
function schemaNode(address: string, type: string) {
  const [data] = builtHead(address).data;
  const nodes = data['@graph'].filter((node: { '@type': string }) => node['@type'] === type);
  expect(nodes, `${type} on ${address}`).toHaveLength(1);
  return nodes[0];
}

const schemaTypes = (address: string) =>
  builtHead(address).data[0]['@graph'].map((node: { '@type': string }) => node['@type']);

test('the build writes every listed page, the 404 page and the offline page, and no others', () => {
  const addresses = listed.map(({ address }) => address);
  expect(addresses.toSorted()).toEqual(pages.filter((page) => page !== '/no-such-page').sort());
  const built = builtPages().map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
  expect(built.sort()).toEqual([...addresses, '/404', '/offline'].sort());
});

test('every page has its title, description and canonical address, and may be indexed', () => {
  for (const { address, title, description } of listed) {
    const head = builtHead(address);
    expect.soft(head.title, address).toEqual([title]);
    expect.soft(head.meta('description'), address).toEqual([description]);
    expect.soft(head.meta('robots'), address).toEqual([]);
    expect
      .soft(
        head.link('canonical').map(({ href }) => href),
        address,
      )
      .toEqual([siteUrl + address]);
  }
});

test('every page has the data for previews of its link', () => {
  for (const page of listed) {
    const { address, description, picture } = page;
    const name = nameOf(page);
    const article = articleOf(page);
    const card = address === '/' ? '/home' : address;
    const shown = pictures.find(({ id }) => picture.includes(`/${id}.`))?.title ?? '';
    const expected: Record<string, (string | undefined)[]> = {
      'og:type': [article ? 'article' : 'website'],
      'og:site_name': [company.name],
      'og:locale': ['en_GB'],
      'og:url': [siteUrl + address],
      'og:title': [name],
      'og:description': [description],
      'og:image': [`${siteUrl}/cards${card}.jpg`],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [cardText(shown, name)],
      'article:published_time': article ? [isoDate(article.date)] : [],
      'article:section': article ? [article.category] : [],
      'twitter:card': ['summary_large_image'],
    };
    const { meta } = builtHead(address);
    for (const [property, content] of Object.entries(expected))
      expect.soft(meta(property), `${property} of ${address}`).toEqual(content);
  }
});

test('every page has a card of its own, of the size that its preview data names', async () => {
  const contents = new Set<string>();
  for (const { address } of listed) {
    const [card = ''] = builtHead(address).meta('og:image');
    const bytes = readFileSync(`build/client${card.slice(siteUrl.length)}`);
    contents.add(bytes.toString('base64'));
    expect.soft(bytes.length, address).toBeLessThanOrEqual(mostBytes);
    const { width, height, format } = await sharp(bytes).metadata();
    expect.soft({ width, height, format }, address).toEqual({ ...cardSize, format: 'jpeg' });
    // The left half has letters on a plain ground, the right half a picture: neither is one colour.
    for (const left of [0, 660]) {
      const half = sharp(bytes).extract({ left, top: 0, width: 540, height: 630 });
      const { channels } = await sharp(await half.toBuffer()).stats();
      expect.soft(Math.max(...channels.map(({ stdev }) => stdev)), address).toBeGreaterThan(15);
    }
  }
  expect(contents.size).toBe(listed.length);
});

test('the 404 page asks not to be indexed and has no address of its own', () => {
  const { title, meta, link, data } = builtHead('/404');
  expect(title).toEqual([notFoundPage.title]);
  expect(meta('robots')).toEqual(['noindex']);
  expect([...link('canonical'), ...meta('og:image'), ...data]).toEqual([]);
});

test.describe('structured data', () => {
  test('describes the company on every page', () => {
    for (const { address } of listed) {
      const { data } = builtHead(address);
      expect.soft(data, address).toHaveLength(1);
      expect.soft(data[0]['@context']).toBe('https://schema.org');
      expect.soft(schemaNode(address, 'Organization'), address).toMatchObject({
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
    }
  });

  test('gives the breadcrumbs of every page but the home page', () => {
    for (const page of listed) {
      const { address } = page;
      if (address === '/') {
        expect.soft(schemaTypes('/')).not.toContain('BreadcrumbList');
        continue;
      }
      const parents = [
        ...(articleOf(page) ? [newsPage] : []),
        ...(productOf(page) ? [productsPage] : []),
      ];
      const steps = [{ name: company.name, item: `${siteUrl}/` }].concat(
        [...parents, page].map((step) => ({ name: nameOf(step), item: siteUrl + step.address })),
      );
      expect
        .soft(schemaNode(address, 'BreadcrumbList').itemListElement, address)
        .toEqual(
          steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
        );
    }
  });

  test('describes the site on the home page', () => {
    const website = { name: company.name, url: `${siteUrl}/` };
    expect(schemaNode('/', 'WebSite')).toMatchObject(website);
  });

  test('lists every product with the address of its page and its picture', () => {
    const { address } = productsPage;
    expect(schemaNode(address, 'ItemList').itemListElement).toEqual(
      products.map(({ id, name, images }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: fullAddress(`${address}/${id}`),
        image: siteUrl + images[0],
      })),
    );
    expect(schemaTypes(address)).not.toContain('Product');
  });

  test('describes a product on its page, and never with an offer or a rating', () => {
    for (const { id, name, description, category, images } of products) {
      const address = `${productsPage.address}/${id}`;
      expect.soft(schemaNode(address, 'Product'), id).toEqual({
        '@type': 'Product',
        name,
        description,
        category,
        url: siteUrl + address,
        image: images.map((src) => siteUrl + src),
      });
    }
  });

  test('lists the photos of the gallery', () => {
    expect(schemaNode(galleryPage.address, 'ImageGallery').image).toEqual(
      galleryImages.map(({ src, alt, category }, index) => ({
        '@type': 'ImageObject',
        name: alt || galleryPage.photoName(category, index + 1, galleryImages.length),
        contentUrl: siteUrl + src,
      })),
    );
  });

  test('gives the author and date of every article', () => {
    expect(articles.length).toBeGreaterThan(0);
    for (const { id, title, author, date, image } of articles) {
      expect.soft(schemaNode(`/news/${id}`, 'NewsArticle'), id).toMatchObject({
        headline: title,
        datePublished: isoDate(date),
        author: { name: author },
        publisher: { '@id': `${siteUrl}/#organization` },
        image: siteUrl + image,
        mainEntityOfPage: `${siteUrl}/news/${id}`,
      });
    }
  });
});

test('the browser downloads no data for search engines, and the texts of a page only once', () => {
  const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  const filesWith = (text: string) =>
    scripts.filter((name) => readFileSync(`build/client/assets/${name}`, 'utf8').includes(text));
  for (const text of ['schema.org', 'BreadcrumbList', 'og:title', 'twitter:card', 'urlset'])
    expect.soft(filesWith(text), text).toEqual([]);
  expect(filesWith(aboutPage.roots.pullQuote)).toHaveLength(1);
});
