// Content of a fictional company, so that tests do not depend on the delivered content.

import type { Product } from '../schema/product.ts';
import type { Content } from './check-problem.ts';
import type { Article, Certificate } from './schema.ts';

const text = (length: number) => 'Nothing but words. '.repeat(length / 19 + 1).slice(0, length);

const product = (name: string, category: Product['category'], isOrganic: boolean): Product => ({
  id: name.toLowerCase(),
  name,
  description: text(80),
  category,
  images: [`/pictures/${name.toLowerCase()}-a.jpg`, `/pictures/${name.toLowerCase()}-b.jpg`],
  isOrganic,
  isSeasonal: false,
  details: '',
});

const article = (id: string, date: string, category: string): Article => ({
  id,
  title: `About ${id} in a few words`,
  excerpt: text(130),
  image: '/pictures/news-field.jpg',
  date,
  author: 'The Team',
  category,
});

const products = [
  product('Apples', 'Fruits', true),
  product('Beets', 'Vegetables', true),
  product('Chickpeas', 'Legumes', false),
  product('Dates', 'Fruits', true),
  product('Endives', 'Vegetables', false),
  product('Figs', 'Fruits', true),
  product('Grapes', 'Fruits', false),
  product('Orzo', 'Pasta', false),
];

/** Two certificates. The first expires one day before the second. */
export const certificates: readonly [Certificate, Certificate] = [
  {
    id: 'organic',
    scheme: 'Organic Standard',
    holder: 'Valley Growers',
    number: 'A-1',
    scope: 'Oranges and carrots',
    expires: '2025-04-15',
    registryUrl: 'https://register.example/A-1',
  },
  {
    id: 'packing',
    scheme: 'Packing Standard',
    holder: 'Valley Growers',
    number: 'B-2',
    scope: 'Oranges and carrots',
    expires: '2025-04-16',
    registryUrl: 'https://register.example/B-2',
  },
];

/** Content without a problem. */
export const fixture: Content = {
  company: {
    name: 'Wadi',
    legalName: 'Wadi Growers and Sons',
    nameMeaning: '',
    city: 'Alexandria',
    country: 'Egypt',
    phone: '+20 3 1234 5678',
    email: 'office+trade@wadi-growers.eg',
    address: ['Wadi Growers and Sons', '12 Harbour Street', '21500 Alexandria', 'Egypt'],
    siteUrl: 'https://www.wadi-growers.eg',
    coordinates: { latitude: 31.2, longitude: 29.9 },
    hours: [{ days: 'Every day', time: '7:00 AM to 3:00 PM' }],
    figures: { yearsOfExperience: '4', products: '8', countries: '2', supplierAcres: '90' },
    social: [{ id: 'facebook', name: 'Facebook', url: 'https://facebook.com/wadi' }],
    legal: [{ id: 'imprint', name: 'Imprint', url: undefined }],
    certificates: [],
    tagline: 'Fruit from the coast.',
    aboutText: text(80),
    illustrationNote: '',
  },
  products,
  sources: { handbook: { title: 'Handbook of Storage', url: 'https://cold.example/handbook' } },
  galleryImages: [
    { id: 1, src: '/pictures/gallery-1.jpg', alt: '', category: 'farm' },
    { id: 2, src: '/pictures/gallery-2.jpg', alt: 'A crate', category: 'produce' },
  ],
  articles: [
    article('harvest', '2025-05-02', 'Seasonal'),
    article('soil', '2025-05-02', 'Seasonal'),
    article('well', '2024-12-30', 'Water'),
  ],
  addresses: ['/', '/products', '/products/beets', '/news/soil'],
  newsCategories: ['Seasonal', 'Water', 'Community'],
  bodies: { harvest: '<p>One.</p>', soil: '<p>Two.</p>', well: '<p>Three.</p>' },
  pages: {
    home: {
      title: 'Fruit from the Coast | Wadi',
      description: text(100),
      picture: '/pictures/hero-home.jpg',
    },
  },
  sections: ['fruits', 'vegetables', 'organic'],
  arches: ['apples', 'figs'],
  menu: [{ label: 'Fruits', hash: 'fruits', picture: '/pictures/apples-a.jpg' }],
  pictures: new Map([
    ...products.flatMap(({ images }) => images.map((image) => [image, 'product'] as const)),
    ['/pictures/gallery-1.jpg', 'gallery'],
    ['/pictures/gallery-2.jpg', 'gallery'],
    ['/pictures/news-field.jpg', 'news'],
    ['/pictures/hero-home.jpg', 'hero'],
    ['/pictures/story-well.jpg', 'story'],
  ]),
};

/** Values of any type, because an editor's mistake need not match the types. */
type Change<T> = Partial<Record<keyof T, unknown>>;

/** The fixture with some of it replaced. */
export const changed = (change: Change<Content>) => ({ ...fixture, ...change }) as Content;

function withEntry<T extends { id: string | number }>(
  list: readonly T[],
  id: T['id'],
  change: Change<T>,
) {
  return list.map((entry) => (entry.id === id ? ({ ...entry, ...change } as T) : entry));
}

/** The fixture with one product changed. */
export const withProduct = (id: string, change: Change<Product>) =>
  changed({ products: withEntry(fixture.products, id, change) });

/** The fixture with one article changed. */
export const withArticle = (id: string, change: Change<Article>) =>
  changed({ articles: withEntry(fixture.articles, id, change) });
