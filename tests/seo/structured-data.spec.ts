// The structured data (schema.org) in the built files. No test here starts a browser.

import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { sitePages } from '../../app/seo/site-pages.ts';
import { company, companyNames } from '../../content/company.ts';
import { galleryImages } from '../../content/gallery.ts';
import { articles } from '../../content/news.ts';
import { products } from '../../content/products.ts';
import { textsOf } from '../../schema/texts-of.ts';
import { builtHead } from './built-head.ts';

/** The schema.org nodes of a page by their type. */
function nodesOf(address: string) {
  const { data } = builtHead(address);
  expect(data.length, address).toBeLessThanOrEqual(1);
  const nodes: { '@type': string }[] = data.flatMap((graph) => graph['@graph']);
  // biome-ignore lint/suspicious/noExplicitAny: the tests check the values.
  return Object.fromEntries(nodes.map((node) => [node['@type'], node])) as Record<string, any>;
}

test.describe('structured data', { tag: ['@every-language', '@fixture'] }, () => {
  test('names the company on the home page, and leads from there to products and articles', () => {
    for (const { address } of sitePages) {
      const { Organization, WebSite, BreadcrumbList } = nodesOf(address);
      const { name, tagline: description } = company;
      const home = builtHead('/').link('canonical')[0]?.href;
      if (address === '/') {
        const [first, ...others] = companyNames;
        expect.soft(Organization).toMatchObject({
          name: first,
          alternateName: others,
          description,
          url: `${company.siteUrl}/`,
        });
        expect.soft(WebSite).toMatchObject({ name, url: home });
        expect.soft(BreadcrumbList).toBeUndefined();
        continue;
      }
      const above = sitePages.filter((page) => `${address}/`.startsWith(`${page.address}/`));
      const isDirectlyBelow = above.length === 1;
      expect.soft(BreadcrumbList === undefined, address).toBe(isDirectlyBelow);
      if (isDirectlyBelow) continue;
      const { itemListElement: steps } = BreadcrumbList;
      expect.soft(steps[0], address).toMatchObject({ position: 1, name, item: home });
      expect.soft(steps.at(-1), address).toMatchObject({
        position: steps.length,
        name: builtHead(address).meta('og:title')[0],
        item: builtHead(address).link('canonical')[0]?.href,
      });
      expect.soft(steps.length, address).toBe(above.length + 1);
    }
  });

  test('describes products, photos and articles on their pages, without offers or ratings', () => {
    for (const { id, name, description, images } of products) {
      // Search engines take a `Product` without a price for invalid.
      const { ItemPage, Product } = nodesOf(addressOf('product', id));
      expect.soft(ItemPage, id).toMatchObject({ name, description });
      expect.soft(ItemPage.about.image, id).toHaveLength(images.length);
      expect.soft(Product, id).toBeUndefined();
    }
    const { ImageGallery } = nodesOf(addressOf('gallery'));
    expect(ImageGallery.image).toHaveLength(galleryImages.length);
    for (const { id, title: headline, author, date: datePublished } of articles) {
      const { NewsArticle } = nodesOf(addressOf('article', id));
      expect.soft(NewsArticle, id).toMatchObject({ headline, datePublished });
      expect.soft(NewsArticle.author, id).toMatchObject({ name: author });
      expect.soft(NewsArticle.publisher, id).toMatchObject({ name: company.name });
    }
  });

  test('contains only addresses of pages and files that exist', () => {
    for (const { address } of sitePages) {
      const ours = textsOf(nodesOf(address)).filter((text) => text.startsWith(company.siteUrl));
      expect(ours.length > 0, address).toBe(builtHead(address).data.length > 0);
      const missing = ours.filter((url) => {
        const path = new URL(url).pathname;
        return !['', '.html', '/index.html', 'index.html'].some(
          (end) => existsSync(`build/client${path}${end}`) && `${path}${end}` !== '/',
        );
      });
      expect.soft(missing, address).toEqual([]);
    }
  });
});
