import { describe, expect, it } from 'vitest';
import { changed, fixture, withArticle, withProduct } from './check-fixture.ts';
import { checkLists } from './check-lists.ts';
import { type Content, problemLine } from './check-problem.ts';

const lines = (mistaken: Content) => checkLists(mistaken).map(problemLine);
const [first] = fixture.products;

describe('products', () => {
  it('may be added, organic or not', () => {
    const more = ['kale', 'leeks', 'melons'].map((id) => ({ ...first, id, name: id, images: [] }));
    expect(lines(changed({ products: [...more, ...fixture.products] }))).toEqual([]);
  });

  it.each([
    [{ id: 'apples' }, 'apples → id: is used by an earlier entry too; give each its own.'],
    [
      { name: 'Apples' },
      'beets → name: repeats “Apples”, which stands further up; write each once.',
    ],
    [
      { images: ['/pictures/beets-a.jpg', '/pictures/beets-a.jpg'] },
      'beets → images: repeats “/pictures/beets-a.jpg”, which stands further up; write each once.',
    ],
    [
      { id: 'organic' },
      'organic → id: is the address of a section of the products page; write another, as in “fresh-organic”.',
    ],
  ])('with %o', (change, message) => {
    expect(lines(withProduct('beets', change))).toEqual([`content/products.ts → ${message}`]);
  });

  it('are too few when the home page features more', () => {
    expect(lines(changed({ products: fixture.products.slice(0, 7) }))).toEqual([
      'content/products.ts → products → list: has 7 products; the home page shows the first 8, so give at least as many.',
    ]);
  });
});

describe('the arches of the Organic Line', () => {
  const organic = 'write the id of an organic product: apples, beets, dates or figs.';

  it.each([
    ['mangoes', 'which is no product'],
    ['grapes', 'which is not organic'],
  ])('name %s', (id, fault) => {
    expect(lines(changed({ arches: ['apples', id] }))).toEqual([
      `content/pages/products.ts → products page → organic.arches: names “${id}”, ${fault}; ${organic}`,
    ]);
  });
});

it('the products menu leads to a section that does not exist', () => {
  const menu = [{ label: 'Herbs', hash: 'herbs', picture: '/pictures/apples-a.jpg' }];
  expect(lines(changed({ menu }))).toEqual([
    'content/navigation.ts → Herbs → hash: is “herbs”, which is no section of the products page; write fruits, vegetables or organic.',
  ]);
});

it('the gallery shows an image twice', () => {
  const galleryImages = [...fixture.galleryImages, fixture.galleryImages[1]];
  expect(lines(changed({ galleryImages }))).toEqual([
    'content/gallery.ts → 2 → id: is used by an earlier entry too; give each its own.',
    'content/gallery.ts → 2 → src: repeats “/pictures/gallery-2.jpg”, which stands further up; write each once.',
  ]);
});

describe('articles', () => {
  it('may share a day and a category', () => {
    expect(lines(fixture)).toEqual([]);
  });

  it('are not newest first', () => {
    expect(lines(withArticle('well', { date: 'May 3, 2025' }))).toEqual([
      'content/news.ts → well → date: is May 3, 2025, later than the article above it (May 2, 2025); the newest comes first, so move this article up.',
    ]);
  });

  it('have a category that is not known', () => {
    expect(lines(withArticle('well', { category: 'Watter' }))).toEqual([
      'content/news.ts → well → category: is “Watter”; write Seasonal, Water or Community, or add the new one to newsCategoryUrls in the same file.',
    ]);
  });

  it('have the title of another', () => {
    const title = fixture.articles[0]?.title;
    expect(lines(withArticle('well', { title }))).toEqual([
      `content/news.ts → well → title: repeats “${title}”, which stands further up; write each once.`,
    ]);
  });
});

it('the company’s address repeats a line', () => {
  const company = { ...fixture.company, address: ['Wadi', 'Harbour Street', 'Wadi'] };
  expect(lines(changed({ company }))).toEqual([
    'content/company.ts → company → address: repeats “Wadi”, which stands further up; write each once.',
  ]);
});

it('leaves a list that is none to the schema', () => {
  expect(lines(changed({ company: { ...fixture.company, address: 'Cairo' } }))).toEqual([]);
});
