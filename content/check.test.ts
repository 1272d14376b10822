import { describe, expect, it } from 'vitest';
import { checkContent, readContent } from './check.ts';
import { fileOf } from './check-files.ts';
import { certificates as allCertificates, changed, fixture, withArticle } from './check-fixture.ts';
import { type Content, problemLine } from './check-problem.ts';
import type { Company } from './schema.ts';

const lines = (mistaken: Content) => checkContent(mistaken).map(problemLine);

it('finds no problem in the delivered content, and none in the fixture', () => {
  expect(lines(readContent())).toEqual([]);
  expect(lines(fixture)).toEqual([]);
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

it('reports months of a product that an article cannot have', () => {
  const bodies = { ...fixture.bodies, well: '<p>{season:carrots} {season:carots}</p>' };
  const [line, ...others] = lines(changed({ bodies }));
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^content\/..\/news\/well\.html → well → text: has \{season:carots\}, which is no product with months; write one of .*carrots/,
  );
});

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
      'content/facts/company.json → company → certificates.1.number: is missing; write a text.',
      'content/en/company.json → company → certificates.1.scope: is 0 characters; write between 3 and 160.',
      'content/facts/company.json → company → certificates.1.expires: is “2025”; write a real date, as in “2025-04-15”.',
      'content/facts/company.json → company → certificates.1.registryUrl: is not a web address; write it in full, beginning with “https://”.',
    ]);
    expect(withCertificates('Organic')).toEqual([
      'content/facts/company.json → company → certificates: is not a list; write the certificates between [ and ], or [] while there are none.',
    ]);
  });
});
