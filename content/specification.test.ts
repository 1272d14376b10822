/**
 * Pins what the specification fixes: sections 2, 3, 8 and 9. A wanted change of the content changes
 * these too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContent } from './check.ts';
import { company } from './company.ts';
import { galleryImages } from './gallery.ts';
import { isoDate } from './iso-date.ts';
import { mainNavigation, mobileNavigation, productNavigation } from './navigation.ts';
import { articles, newsCategories } from './news.ts';
import { aboutPage } from './pages/about.ts';
import { contactForm } from './pages/contact.ts';
import { galleryPage } from './pages/gallery.ts';
import { homePage } from './pages/home.ts';
import { notFoundPage } from './pages/not-found.ts';
import { productsPage } from './pages/products.ts';
import { products } from './products.ts';

const { bodies } = readContent();
const plain = (html = '') =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('products', () => {
  it('are the sixteen, the featured ones first', () => {
    expect(products.map(({ id }) => id)).toEqual([
      'strawberries',
      'carrots',
      'egyptian-fava-beans',
      'pomegranate',
      'heirloom-tomatoes',
      'white-beans',
      'lettuce',
      'fresh-spaghetti-pasta',
      'bell-peppers',
      'yellow-dates',
      'oranges',
      'egyptian-lentils',
      'onions',
      'farfalle-pasta',
      'cucumber',
      'penne-pasta',
    ]);
  });

  it('are organic unless they are legumes or pasta, and never seasonal', () => {
    for (const { id, category, isOrganic, isSeasonal } of products) {
      expect.soft(isOrganic, id).toBe(category !== 'Legumes' && category !== 'Pasta');
      expect.soft(isSeasonal, id).toBe(false);
    }
    expect(products.filter(({ isOrganic }) => isOrganic)).toHaveLength(10);
  });
});

describe('gallery', () => {
  const ids = (wanted: string) =>
    galleryImages.filter(({ category }) => category === wanted).map(({ id }) => id);

  it('has nine images without alt text, and no image 5', () => {
    expect(galleryImages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10]);
    expect(galleryImages.every(({ alt }) => alt === '')).toBe(true);
    expect(ids('farm')).toEqual([1, 3, 7, 10]);
    expect(ids('produce')).toEqual([2, 4, 6, 8, 9]);
    expect(galleryPage.filters.map(({ label }) => label)).toEqual(['All', 'Farm', 'produce']);
  });
});

describe('news', () => {
  it('has the four articles in order', () => {
    expect(articles.map(({ id, category, date }) => [id, category, date])).toEqual([
      ['sustainable-farming-practices', 'Sustainability', 'April 15, 2025'],
      ['new-organic-certification', 'Certification', 'March 28, 2025'],
      ['seasonal-produce-guide', 'Seasonal', 'March 10, 2025'],
      ['community-supported-agriculture', 'Community', 'February 15, 2025'],
    ]);
    expect(articles.map(({ date }) => isoDate(date))[2]).toBe('2025-03-10');
  });

  it('counts its categories', () => {
    expect(newsCategories().map(({ name, count }) => `${name} (${count})`)).toEqual([
      'Sustainability (1)',
      'Certification (1)',
      'Seasonal (1)',
      'Community (1)',
    ]);
    expect(newsCategories([...articles, ...articles])[0]?.count).toBe(2);
  });

  it.each(articles.map(({ id }) => id))('%s is 400 to 800 words and repeats no sentence', (id) => {
    const words = plain(bodies[id]).split(' ').length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(800);
    const sentences = (bodies[id] ?? '')
      .split(/<\/(?:p|li|td|th|h2|h3)>/)
      .flatMap((block) => plain(block).split(/(?<=[.?!]) /))
      .filter((sentence) => sentence.split(' ').length > 3);
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) < at)).toEqual([]);
  });

  it.each([
    '20-week season',
    'May to September',
    '50% deposit',
    'balance due May 1',
    '10% member discount',
    'within 15 miles',
    'Tuesday, Wednesday and Thursday',
  ])('tells members: %s', (figure) => {
    expect(plain(bodies['community-supported-agriculture'])).toContain(figure);
  });

  it('tells of the three-year transition', () => {
    expect(plain(bodies['new-organic-certification'])).toContain('three-year transition');
  });
});

describe('facts and fixed words', () => {
  it('gives the hours and figures', () => {
    expect(company.hours).toEqual([
      { days: 'Sun–Thu', time: '8:00 AM to 5:00 PM' },
      { days: 'Fri and Sat', time: 'Closed' },
    ]);
    expect(homePage.hero.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '20+ years experience',
      '50+ products',
      '30+ countries',
    ]);
    expect(homePage.supplyChain.text).toContain('more than 1,200 acres');
    expect(aboutPage.roots.paragraphs.join()).toContain('more than 1,200 acres of supplier land');
  });

  it('uses the specification’s words', () => {
    expect(mainNavigation.map(({ label }) => label).join()).toBe(
      'Home,About Us,Our Products,Gallery',
    );
    expect(mobileNavigation.map(({ label }) => label).join()).toBe('News,Contact');
    expect(productNavigation.map(({ hash }) => hash).join()).toBe(
      'vegetables,fruits,legumes,pasta,organic',
    );
    expect(homePage.whyChoose.cards.map(({ title }) => title).join()).toBe(
      'Premium Quality,Sustainable Farming,Farm to Table,Quality Certified',
    );
    expect(aboutPage.values.cards.map(({ title }) => title).join()).toBe(
      'Rooted in Relationships,Expertly Screened,Efficiency in Motion,Grown with Purpose',
    );
    expect(productsPage.results.none).toBe('No products found matching your criteria.');
    expect(notFoundPage.message).toBe(
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    );
    const { namePlaceholder, emailPlaceholder, phonePlaceholder, messagePlaceholder } = contactForm;
    expect([namePlaceholder, emailPlaceholder, phonePlaceholder, messagePlaceholder]).toEqual([
      'Full Name*',
      'Email Address*',
      'Phone Number',
      'Your Message*',
    ]);
  });
});

describe('the content files', () => {
  const root = new URL('./', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|html)$/.test(name) && !/^(check|schema|specification)/.test(name))
    .map((name) => ({ name, source: readFileSync(new URL(name, root), 'utf8') }));

  it('name the company in company.ts only, so that changing company is one file', () => {
    const others = sources.filter(({ name }) => name !== 'company.ts');
    expect(
      others.filter(({ source }) => source.includes('Bustan')).map(({ name }) => name),
    ).toEqual([]);
  });

  it('take only types from the schema, so that zod is not downloaded', () => {
    const values = /import (?!type).*schema\.ts/;
    expect(sources.filter(({ source }) => values.test(source)).map(({ name }) => name)).toEqual([]);
  });

  it('use curly quotes and no exclamation marks in what visitors read', () => {
    for (const { id } of articles) expect.soft(plain(bodies[id]), id).not.toMatch(/['"!]/);
    for (const { name, source } of sources.filter(({ name }) => name.endsWith('.ts'))) {
      const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
      expect.soft(code, name).not.toMatch(/[a-z]'[a-z]|[a-z]!/);
    }
  });
});
