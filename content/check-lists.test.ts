import { describe, expect, it } from 'vitest';
import { changed, fixture, withArticle, withProduct } from './check-fixture.ts';
import { checkLists } from './check-lists.ts';
import { type Content, problemLine } from './check-problem.ts';

const lines = (mistaken: Content) => checkLists(mistaken).map(problemLine);
const [first] = fixture.products;

describe('products', () => {
  it('accepts more products, organic or not', () => {
    const more = ['kale', 'leeks', 'melons'].map((id) => ({ ...first, id, name: id, images: [] }));
    expect(lines(changed({ products: [...more, ...fixture.products] }))).toEqual([]);
  });

  it('reports an id that is one of a section', () => {
    expect(lines(withProduct('beets', { id: 'organic' }))).toEqual([
      'content/products/organic.yaml → organic → file name: is already the id of a section of the products page; choose another, such as “fresh-organic”.',
    ]);
  });

  it('reports fewer products than the home page shows', () => {
    expect(lines(changed({ products: fixture.products.slice(0, 7) }))).toEqual([
      'content/products → products → list: has 7 products; the home page shows the first 8, so give at least as many.',
    ]);
  });
});

describe('the arches of the Organic Line', () => {
  const organic = 'write the id of an organic product: apples, beets, dates or figs.';

  it.each([
    ['mangoes', 'which is not a product'],
    ['grapes', 'which is not organic'],
  ])('reports %s, %s', (id, fault) => {
    expect(lines(changed({ arches: ['apples', id] }))).toEqual([
      `content/facts/pages/products.json → products page → organic.arches: names “${id}”, ${fault}; ${organic}`,
    ]);
  });
});

it('reports a link of the products menu to a section that does not exist', () => {
  const menu = [{ label: 'Herbs', hash: 'herbs', picture: '/pictures/apples-a.jpg' }];
  expect(lines(changed({ menu }))).toEqual([
    'content/facts/navigation.json → Herbs → hash: is “herbs”, which is not a section of the products page; write fruits, vegetables or organic.',
  ]);
});

it('reports a duplicate image in the gallery', () => {
  const galleryImages = [...fixture.galleryImages, fixture.galleryImages[1]];
  expect(lines(changed({ galleryImages }))).toEqual([
    'content/facts/gallery.json → 2 → id: is the same as in an earlier entry; give each entry its own id.',
    'content/facts/gallery.json → 2 → src: repeats “/pictures/gallery-2.jpg” of an earlier entry; each may appear only once.',
  ]);
});

describe('articles', () => {
  it('accepts two articles with the same date and category', () => {
    expect(lines(fixture)).toEqual([]);
  });

  it('reports an article that is newer than the one above it', () => {
    expect(lines(withArticle('well', { date: '2025-05-03' }))).toEqual([
      'content/facts/news.json → well → date: is 2025-05-03, later than the article above it (2025-05-02); the newest comes first, so move this article up.',
    ]);
  });

  it('reports an unknown category', () => {
    expect(lines(withArticle('well', { category: 'Watter' }))).toEqual([
      'content/facts/news.json → well → category: is “Watter”; write Seasonal, Water or Community, or add the new one to the categories in the same file.',
    ]);
  });

  it('reports a duplicate title', () => {
    const title = fixture.articles[0]?.title;
    expect(lines(withArticle('well', { title }))).toEqual([
      `content/en/news.json → well → title: repeats “${title}” of an earlier entry; each may appear only once.`,
    ]);
  });
});

it('reports a duplicate line in the address of the company', () => {
  const company = { ...fixture.company, address: ['Wadi', 'Harbour Street', 'Wadi'] };
  expect(lines(changed({ company }))).toEqual([
    'content/en/company.json → company → address: repeats “Wadi” of an earlier entry; each may appear only once.',
  ]);
});

it('does not report a value that should be a list, because the schema does', () => {
  expect(lines(changed({ company: { ...fixture.company, address: 'Cairo' } }))).toEqual([]);
});
