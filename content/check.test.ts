import { describe, expect, it } from 'vitest';
import { type Content, checkContent, problemLine, readContent } from './check.ts';
import type { Product } from './schema.ts';

const content = readContent();

/** The real content with some of it replaced. */
const changed = (change: Partial<Content>): Content => ({ ...content, ...change });

const withProduct = (id: string, change: Partial<Record<keyof Product, unknown>>): Content =>
  changed({
    // An editor's slip need not fit the types.
    products: content.products.map((product) =>
      product.id === id ? ({ ...product, ...change } as Product) : product,
    ),
  });

const withArticle = (id: string, change: Partial<Content['articles'][number]>): Content =>
  changed({
    articles: content.articles.map((article) =>
      article.id === id ? { ...article, ...change } : article,
    ),
  });

const id = 'seasonal-produce-guide';

const lines = (mistaken: Content) => checkContent(mistaken).map(problemLine);

describe('the content as it is', () => {
  it('has no problems', () => {
    expect(lines(content)).toEqual([]);
  });
});

describe('a product', () => {
  const at = 'content/products.ts → carrots';

  it.each<[string, Partial<Record<keyof Product, unknown>>, string]>([
    [
      'too short',
      { description: 'Nice carrots' },
      'description: is 12 characters; write between 60 and 140.',
    ],
    ['missing text', { name: undefined }, 'name: is missing; write a text in quotes.'],
    [
      'unknown category',
      { category: 'Roots' },
      'category: is not one of the choices; write Fruits, Vegetables, Legumes, Pasta.',
    ],
    [
      'quoted flag',
      { isOrganic: 'true' },
      'isOrganic: is not a yes or no; write true or false, without quotes.',
    ],
    [
      'one picture',
      { images: ['/pictures/carrots-a.jpg'] },
      'images: has 1 of the pictures; give at least 2, so that the card can turn.',
    ],
    [
      'no list',
      { images: undefined },
      'images: is not a list; write picture addresses between [ and ].',
    ],
    [
      'not a picture',
      { images: ['carrots-a.jpg', '/pictures/carrots-b.jpg'] },
      'images.0: is “carrots-a.jpg”; write the address of a picture, as in “/pictures/carrots-a.jpg”.',
    ],
  ])('%s', (_, change, message) => {
    expect(lines(withProduct('carrots', change))).toContain(`${at} → ${message}`);
  });

  it('with a field that does not exist', () => {
    const price = { price: '5' } as Partial<Record<keyof Product, unknown>>;
    expect(lines(withProduct('carrots', price))).toEqual([
      `${at} → entry: has price, which is not a field; correct the name or remove it.`,
    ]);
  });

  it('with an id that is not a slug', () => {
    expect(checkContent(withProduct('carrots', { id: 'Baby Carrots' }))).toEqual([
      {
        file: 'content/products.ts',
        entry: 'Baby Carrots',
        field: 'id',
        remedy:
          'is “Baby Carrots”; use small letters, digits and single hyphens, as in “yellow-dates”.',
      },
    ]);
  });

  it('with an id used twice', () => {
    expect(lines(withProduct('carrots', { id: 'onions' }))).toEqual([
      'content/products.ts → onions → id: is used by an earlier entry too; give each its own.',
    ]);
  });

  it('without an id is named by its place', () => {
    expect(lines(withProduct('carrots', { id: undefined }))).toEqual([
      'content/products.ts → entry 2 → id: is missing; write a text in quotes.',
    ]);
  });

  it('naming a picture that does not exist', () => {
    const images = ['/pictures/carrots-a.jpg', '/pictures/carots-b.jpg'];
    expect(lines(withProduct('carrots', { images }))).toEqual([
      `${at} → images: names /pictures/carots-b.jpg, which does not exist; correct the name or add the picture to pictures/.`,
    ]);
  });

  it('is missed when fewer than the home page features are left', () => {
    expect(lines(changed({ products: content.products.slice(0, 7) }))).toEqual([
      'content/products.ts → products → list: has 7 products; the home page shows the first 8, so give at least as many.',
    ]);
  });

  it('may be added', () => {
    const added = { ...content.products[0], id: 'mangoes', name: 'Mangoes' } as Product;
    expect(lines(changed({ products: [...content.products, added] }))).toEqual([]);
  });
});

describe('a gallery image, a page, the menu and the company', () => {
  it('gallery id used twice, and a picture that does not exist', () => {
    const image = { id: 4, src: '/pictures/gallery-11.jpg', alt: '', category: 'farm' as const };
    expect(lines(changed({ galleryImages: [...content.galleryImages, image] }))).toEqual([
      'content/gallery.ts → 4 → id: is used by an earlier entry too; give each its own.',
      'content/gallery.ts → 4 → src: names /pictures/gallery-11.jpg, which does not exist; correct the name or add the picture to pictures/.',
    ]);
  });

  it('page with a long title, a short description, no address and no such picture', () => {
    const title = 'x'.repeat(61);
    const home = { title, description: 'Fresh.', address: 'home', picture: '/pictures/no.jpg' };
    expect(lines(changed({ pages: { home } }))).toEqual([
      'content/pages/home.ts → home page → title: is 61 characters; write between 10 and 60.',
      'content/pages/home.ts → home page → description: is 6 characters; write between 70 and 155.',
      'content/pages/home.ts → home page → address: is not an address; write one, as in “/about”.',
      'content/pages/home.ts → home page → picture: names /pictures/no.jpg, which does not exist; correct the name or add the picture to pictures/.',
    ]);
  });

  it('menu picture that does not exist', () => {
    const menuPictures = [{ label: 'Herbs', picture: '/pictures/mint-a.jpg' }];
    expect(lines(changed({ menuPictures }))).toEqual([
      'content/navigation.ts → Herbs → picture: names /pictures/mint-a.jpg, which does not exist; correct the name or add the picture to pictures/.',
    ]);
  });

  it('company details of the wrong form', () => {
    const company = {
      ...content.company,
      email: 'hello',
      siteUrl: 'https://bustan.example/',
      coordinates: { latitude: 300, longitude: 31 },
      social: [{ name: 'Facebook', url: 'facebook.com/us' }],
    };
    expect(lines(changed({ company }))).toEqual([
      'content/company.ts → company → email: is not an email address; write one, as in “hello@bustan.example”.',
      'content/company.ts → company → siteUrl: ends with a slash; write it without.',
      'content/company.ts → company → coordinates.latitude: is outside the map; write degrees between -90 and 90.',
      'content/company.ts → company → social.0.url: is not a web address; write it in full, beginning with “https://”.',
    ]);
  });
});

describe('an article', () => {
  it.each(['15 April 2025', 'April 31, 2025', 'Apr 15, 2025'])('dated %s', (date) => {
    expect(lines(withArticle(id, { date }))).toEqual([
      `content/news.ts → ${id} → date: is “${date}”; write a real date, as in “April 15, 2025”.`,
    ]);
  });

  it('with a long excerpt and a picture that does not exist', () => {
    const change = { excerpt: 'x'.repeat(156), image: '/pictures/no.jpg' };
    expect(lines(withArticle(id, change))).toEqual([
      `content/news.ts → ${id} → excerpt: is 156 characters; write between 120 and 155.`,
      `content/news.ts → ${id} → image: names /pictures/no.jpg, which does not exist; correct the name or add the picture to pictures/.`,
    ]);
  });

  it('without its text, and a text without its article', () => {
    const { [id]: body = '', ...others } = content.bodies;
    expect(lines(changed({ bodies: { ...others, 'old-news': body } }))).toEqual([
      `content/news.ts → ${id} → content: has no text; write it in content/news/${id}.html.`,
      'content/news/old-news.html → old-news → file: belongs to no article; add it to content/news.ts or delete the file.',
    ]);
  });

  it('names the file and line of a mistake in its text', () => {
    const bodies = { ...content.bodies, [id]: '<p>One.</p>\n<h4>Two</h4>' };
    expect(lines(changed({ bodies }))[0]).toMatch(
      `content/news/${id}.html → ${id} → line 2: has <h4>, which articles do not use; use p, h2,`,
    );
  });
});
