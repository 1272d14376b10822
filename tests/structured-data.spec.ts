// The structured data (schema.org) in the built files. No test here starts a browser.

import { expect, test } from '@playwright/test';
import { addressOf } from '../app/pages.ts';
import { fullAddress, nameOf, sitePage, sitePages } from '../app/seo/site-pages.ts';
import { company } from '../content/company.ts';
import { galleryImages } from '../content/gallery.ts';
import { localAddress } from '../content/languages.ts';
import { articles } from '../content/news.ts';
import { galleryPage } from '../content/pages/gallery.ts';
import { productCard } from '../content/product-card.ts';
import { products } from '../content/products.ts';
import { builtHead } from './built-head.ts';

const { siteUrl } = company;
const listed = sitePages;

/** The only schema.org node of a type on a page. */
function schemaNode(address: string, type: string) {
  const [data] = builtHead(address).data;
  const nodes = data['@graph'].filter((node: { '@type': string }) => node['@type'] === type);
  expect(nodes, `${type} on ${address}`).toHaveLength(1);
  return nodes[0];
}

const schemaTypes = (address: string) =>
  builtHead(address).data[0]['@graph'].map((node: { '@type': string }) => node['@type']);

test.describe('structured data', { tag: ['@every-language', '@fixture'] }, () => {
  test('describes the company on every page', () => {
    for (const { address } of listed) {
      const { data } = builtHead(address);
      expect.soft(data, address).toHaveLength(1);
      expect.soft(data[0]['@context']).toBe('https://schema.org');
      expect.soft(schemaNode(address, 'Organization'), address).toMatchObject({
        '@id': `${siteUrl}/#organization`,
        name: company.name,
        alternateName: company.legalName,
        url: siteUrl + localAddress('/'),
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

  test('has the breadcrumbs of every page except the home page', () => {
    for (const page of listed) {
      const { address } = page;
      if (address === '/') {
        expect.soft(schemaTypes('/')).not.toContain('BreadcrumbList');
        continue;
      }
      const parents = [
        ...(page.article ? [sitePage('news')] : []),
        ...(page.product ? [sitePage('products')] : []),
      ];
      const steps = [{ name: company.name, item: siteUrl + localAddress('/') }].concat(
        [...parents, page].map((step) => ({
          name: nameOf(step),
          item: siteUrl + localAddress(step.address),
        })),
      );
      expect
        .soft(schemaNode(address, 'BreadcrumbList').itemListElement, address)
        .toEqual(
          steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
        );
    }
  });

  test('describes the site on the home page', () => {
    const website = { name: company.name, url: siteUrl + localAddress('/') };
    expect(schemaNode('/', 'WebSite')).toMatchObject(website);
  });

  test('lists every product with the address of its page and its picture', () => {
    const address = addressOf('products');
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

  test('describes each product on its page, without offers or ratings', () => {
    for (const { id, name, description, category, images } of products) {
      const address = `${addressOf('products')}/${id}`;
      expect.soft(schemaNode(address, 'Product'), id).toEqual({
        '@type': 'Product',
        name,
        description,
        category: productCard.categories[category],
        url: siteUrl + localAddress(address),
        image: images.map((src) => siteUrl + src),
      });
    }
  });

  test('lists the photos of the gallery', () => {
    expect(schemaNode(addressOf('gallery'), 'ImageGallery').image).toEqual(
      galleryImages.map(({ src, alt, category }, index) => ({
        '@type': 'ImageObject',
        name: alt || galleryPage.photoName(category, index + 1, galleryImages.length),
        contentUrl: siteUrl + src,
      })),
    );
  });

  test('has the author and date of every article', () => {
    expect(articles.length).toBeGreaterThan(0);
    for (const { id, title, author, date, image } of articles) {
      expect.soft(schemaNode(`/news/${id}`, 'NewsArticle'), id).toMatchObject({
        headline: title,
        datePublished: date,
        author: { name: author },
        publisher: { '@id': `${siteUrl}/#organization` },
        image: siteUrl + image,
        mainEntityOfPage: siteUrl + localAddress(`/news/${id}`),
      });
    }
  });
});
