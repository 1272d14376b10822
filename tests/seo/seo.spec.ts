// The data for search engines and link previews in the built files. No test here starts a browser.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { addressOf } from '../../app/pages.ts';
import { nameOf, previewSize, sitePages } from '../../app/seo/site-pages.ts';
import { company } from '../../content/company.ts';
import {
  addressIn,
  language,
  languages,
  localAddress,
  otherLanguages,
} from '../../content/languages.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { pictureDescriptions } from '../../content/picture-descriptions.ts';
import { previewText } from '../../content/sharing.ts';
import { mostBytes } from '../../pictures/link-previews.ts';
import { unknownAddress } from '../support/page-titles.ts';
import { pages } from '../support/pages.ts';
import { builtPages } from '../support/site.ts';
import { builtHead } from './built-head.ts';

const { siteUrl } = company;
const listed = sitePages;
/** Pages that search engines must not list. */
const unlisted = [addressOf('enquiry'), unknownAddress];

test('the build writes every page of the site, the 404 page and the offline page, and no others @every-language @fixture', () => {
  const addresses = listed.map(({ address }) => address);
  expect(addresses.toSorted()).toEqual(pages.filter((page) => !unlisted.includes(page)).sort());
  const built = builtPages().map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
  const expected = [...addresses, addressOf('enquiry'), '/404', '/offline'];
  expect(built.sort()).toEqual(
    languages.flatMap((one) => expected.map((address) => addressIn(one, address))).sort(),
  );
});

test('every page has its title, description and canonical address, the metadata for link previews, and may be indexed @every-language @fixture', () => {
  for (const page of listed) {
    const { address, title, description, picture, article } = page;
    const name = nameOf(page);
    const file = address === '/' ? '/home' : address;
    const shown = pictureDescriptions[picture];
    if (!shown) throw new Error(`No description of ${picture}`);
    const expected: Record<string, (string | undefined)[]> = {
      description: [description],
      robots: [],
      'og:type': [article ? 'article' : 'website'],
      'og:site_name': [company.name],
      'og:locale': [language.locale.replace('-', '_')],
      'og:locale:alternate': otherLanguages.map(({ locale }) => locale.replace('-', '_')),
      'og:url': [siteUrl + localAddress(address)],
      'og:title': [name],
      'og:description': [description],
      'og:image': [`${siteUrl}/previews${language.prefix}${file}.jpg`],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [previewText(shown, name)],
      'article:published_time': article ? [article.date] : [],
      'article:section': article ? [article.category] : [],
      'twitter:card': ['summary_large_image'],
    };
    const { meta, link, title: titles } = builtHead(address);
    expect.soft(titles, address).toEqual([title]);
    const canonical = link('canonical').map(({ href }) => href);
    expect.soft(canonical, address).toEqual([siteUrl + localAddress(address)]);
    for (const [property, content] of Object.entries(expected))
      expect.soft(meta(property), `${property} of ${address}`).toEqual(content);
  }
});

test('every page has its own preview image, in the size that its metadata names @every-language @fixture', async () => {
  const contents = new Set<string>();
  for (const { address } of listed) {
    const [image = ''] = builtHead(address).meta('og:image');
    const bytes = readFileSync(`build/client${image.slice(siteUrl.length)}`);
    contents.add(bytes.toString('base64'));
    expect.soft(bytes.length, address).toBeLessThanOrEqual(mostBytes);
    const { width, height, format } = await sharp(bytes).metadata();
    expect.soft({ width, height, format }, address).toEqual({ ...previewSize, format: 'jpeg' });
    // The left half has text, the right half a picture, so neither has only one colour.
    for (const left of [0, 660]) {
      const half = sharp(bytes).extract({ left, top: 0, width: 540, height: 630 });
      const { channels } = await sharp(await half.toBuffer()).stats();
      expect.soft(Math.max(...channels.map(({ stdev }) => stdev)), address).toBeGreaterThan(15);
    }
  }
  expect(contents.size).toBe(listed.length);
});

test('the not-found page and the enquiry list ask not to be indexed, have no canonical address, and are not in the sitemap @every-language @fixture', () => {
  for (const [address, expected] of [
    ['/404', notFoundPage],
    [addressOf('enquiry'), enquiryPage],
  ] as const) {
    const { title, meta, link, data } = builtHead(address);
    expect(title).toEqual([expected.title]);
    expect(meta('description')).toEqual([expected.description]);
    expect(meta('robots')).toEqual(['noindex']);
    expect([...link('canonical'), ...meta('og:image'), ...data]).toEqual([]);
  }
  const sitemap = readFileSync('build/client/sitemap.xml', 'utf8');
  expect(sitemap).toContain(`${siteUrl}/contact<`);
  expect(sitemap).not.toContain(addressOf('enquiry'));
});

test('the JavaScript has no data for search engines, and has the text of a page only once @every-language @fixture', () => {
  const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  const filesWith = (text: string) =>
    scripts.filter((name) => readFileSync(`build/client/assets/${name}`, 'utf8').includes(text));
  for (const text of ['schema.org', 'BreadcrumbList', 'og:title', 'twitter:card', 'urlset'])
    expect.soft(filesWith(text), text).toEqual([]);
  expect(filesWith(aboutPage.roots.pullQuote)).toHaveLength(1);
});
