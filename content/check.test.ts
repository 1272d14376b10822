import { describe, expect, it } from 'vitest';
import { checkContent, readContent } from './check.ts';
import { fileOf } from './check-files.ts';
import {
  certificates as allCertificates,
  changed,
  fixture,
  withArticle,
  withProduct,
} from './check-fixture.ts';
import { type Content, problemLine } from './check-problem.ts';
import type { Company, Product } from './schema.ts';

const lines = (mistaken: Content) => checkContent(mistaken).map(problemLine);

it('finds no problem in the delivered content, and none in the fixture', () => {
  expect(lines(readContent())).toEqual([]);
  expect(lines(fixture)).toEqual([]);
});

describe('reports a mistake in a product:', () => {
  it.each<[string, Partial<Record<keyof Product, unknown>>, string]>([
    [
      'a short description',
      { description: 'Nice beets' },
      'description: is 10 characters; write between 60 and 140.',
    ],
    ['a missing name', { name: undefined }, 'name: is missing; write a text in quotes.'],
    [
      'an unknown category',
      { category: 'Roots' },
      'category: is “Roots”, which is not one of the choices; write Fruits, Vegetables, Legumes or Pasta.',
    ],
    [
      'true in quotes',
      { isOrganic: 'true' },
      'isOrganic: is not a yes or no; write true or false, without quotes.',
    ],
    [
      'one picture',
      { images: ['/pictures/beets-a.jpg'] },
      'images: has fewer than 2 pictures; the carousel of the card needs at least 2.',
    ],
    [
      'no list of pictures',
      { images: undefined },
      'images: is not a list; write the addresses of the pictures between [ and ].',
    ],
    [
      'a wrong picture address',
      { images: ['beets-a.jpg', '/pictures/beets-b.jpg'] },
      'images.0: is “beets-a.jpg”; write the address of a picture, as in “/pictures/carrots-a.jpg”.',
    ],
  ])('%s', (_, change, message) => {
    expect(lines(withProduct('beets', change))).toContain(
      `${fileOf('products', message.split(':')[0] ?? '')} → beets → ${message}`,
    );
  });

  it('a field that does not exist', () => {
    const price = { price: '5' } as Partial<Record<keyof Product, unknown>>;
    expect(lines(withProduct('beets', price))).toEqual([
      `content/en/products.json → beets → entry: has price, which is not a field; correct the name or remove it.`,
    ]);
  });

  it('an id that is not a slug', () => {
    expect(checkContent(withProduct('beets', { id: 'Baby Beets' }))).toEqual([
      {
        file: 'content/facts/products.json',
        entry: 'Baby Beets',
        field: 'id',
        message:
          'is “Baby Beets”; use small letters, digits and single hyphens, as in “yellow-dates”.',
      },
    ]);
  });

  it('a missing id, with the position in the list', () => {
    expect(lines(withProduct('beets', { id: undefined }))).toEqual([
      'content/facts/products.json → entry 2 → id: is missing; write a text in quotes.',
    ]);
  });
});

describe('reports a mistake in a gallery image, a page or the company:', () => {
  it('a gallery image of an unknown category', () => {
    const galleryImages = [{ ...fixture.galleryImages[0], category: 'field' }];
    expect(lines(changed({ galleryImages }))).toEqual([
      'content/facts/gallery.json → 1 → category: is “field”, which is not one of the choices; write farm or produce.',
    ]);
  });

  it('a page with a long title and a short description', () => {
    const home = { title: 'x'.repeat(61), description: 'Fresh.' };
    expect(lines(changed({ pages: { home } }))).toEqual([
      'content/en/pages/home.json → home page → title: is 61 characters; write between 10 and 60.',
      'content/en/pages/home.json → home page → description: is 6 characters; write between 70 and 155.',
    ]);
  });

  it.each([
    [
      { email: 'hello' },
      'email: is not an email address; write one, as in “hello@bustan.example”.',
    ],
    [{ siteUrl: 'https://wadi.eg/' }, 'siteUrl: ends with a slash; write it without.'],
    [
      { siteUrl: 'https://wadi.eg/shop' },
      'siteUrl: has a path after the host name; write only the host, as in “https://bustan.example”.',
    ],
    [
      { coordinates: { latitude: 300, longitude: 31 } },
      'coordinates.latitude: is outside the map; write degrees between -90 and 90.',
    ],
    [
      { social: [{ id: 'facebook', name: 'Facebook', url: 'facebook.com/us' }] },
      'social.0.url: is not a web address; write it in full, beginning with “https://”.',
    ],
    [{ address: [] }, 'address: is empty; write at least one line.'],
  ])('the company with %o', (change, message) => {
    expect(lines(changed({ company: { ...fixture.company, ...change } }))).toEqual([
      `${fileOf('company', message.split(':')[0] ?? '')} → company → ${message}`,
    ]);
  });
});

describe('reports a mistake in an article:', () => {
  it.each(['15 April 2025', '2025-04-31', '2025-4-15'])('the date %s', (date) => {
    expect(lines(withArticle('well', { date }))).toEqual([
      `content/facts/news.json → well → date: is “${date}”; write a real date, as in “2025-04-15”.`,
    ]);
  });

  it('a long excerpt', () => {
    expect(lines(withArticle('well', { excerpt: 'x'.repeat(156) }))).toEqual([
      'content/en/news.json → well → excerpt: is 156 characters; write between 120 and 155.',
    ]);
  });

  it('an article without a text file, and a text file without an article', () => {
    const { well, ...others } = fixture.bodies;
    expect(lines(changed({ bodies: { ...others, 'old-news': well } }))).toEqual([
      'content/facts/news.json → well → content: has no text; write it in content/en/news/well.html.',
      'content/en/news/old-news.html → old-news → file: belongs to no article; add it to content/facts/news.json or delete the file.',
    ]);
  });

  it('a mistake in the text, with its file and line', () => {
    const bodies = { ...fixture.bodies, well: '<p>One.</p>\n<h4>Two</h4>' };
    expect(lines(changed({ bodies }))[0]).toMatch(
      'content/en/news/well.html → well → line 2: has <h4>, which is not allowed in articles; use p, h2,',
    );
  });

  it('a link to a page that does not exist', () => {
    const bodies = { ...fixture.bodies, well: '<p><a href="/products/beet">Beets</a></p>' };
    expect(lines(changed({ bodies }))).toEqual([
      'content/en/news/well.html → well → line 1: links to “/products/beet”; link to a page of this site, such as /products, or to an https:// address.',
    ]);
  });
});

it.each(['/', '/products#fruits', '/products/beets', '/news/soil'])(
  'allows a link from an article to %s',
  (address) => {
    const bodies = { ...fixture.bodies, well: `<p><a href="${address}">Read on</a></p>` };
    expect(lines(changed({ bodies }))).toEqual([]);
  },
);

it.each(['/seasons', '/enquiry', '/products/strawberries', '/news/seasonal-produce-guide'])(
  'allows a link from a delivered article to %s',
  (address) => {
    const { bodies, ...delivered } = readContent();
    const linking = {
      ...bodies,
      'seasonal-produce-guide': `<p><a href="${address}">Read on</a></p>`,
    };
    expect(lines({ ...delivered, bodies: linking }).join()).not.toContain(`links to “${address}”`);
  },
);

describe('a certificate of the company', () => {
  const [certificate] = allCertificates;
  const withCertificates = (certificates: unknown) =>
    checkContent({
      ...fixture,
      company: { ...fixture.company, certificates } as Company,
    }).map(problemLine);

  it('is accepted with all its fields', () => {
    expect(withCertificates([certificate])).toEqual([]);
  });

  it('is rejected when a field is missing or invalid', () => {
    const { number: _, ...others } = certificate;
    const vague = { ...others, scope: '', expires: '2025', registryUrl: 'register.example' };
    expect(withCertificates([certificate, vague])).toEqual([
      'content/facts/company.json → company → certificates.1.number: is missing; write a text in quotes.',
      'content/en/company.json → company → certificates.1.scope: is 0 characters; write between 3 and 160.',
      'content/facts/company.json → company → certificates.1.expires: is “2025”; write a real date, as in “2025-04-15”.',
      'content/facts/company.json → company → certificates.1.registryUrl: is not a web address; write it in full, beginning with “https://”.',
    ]);
    expect(withCertificates('Organic')).toEqual([
      'content/facts/company.json → company → certificates: is not a list; write the certificates between [ and ], or [] while there are none.',
    ]);
  });
});
