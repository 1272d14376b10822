import { expect, it } from 'vitest';
import type { Article } from '../schema/news.ts';
import { company } from './company.ts';
import { newsCategories } from './news.ts';
import { articlePage } from './pages/article.ts';

const article = (title: string, category: string): Article => ({
  ...{ id: 'soil', title, excerpt: '', image: '', date: '2025-05-02', author: '' },
  category,
});

it('counts the articles of each category, in the order in which they first appear', () => {
  const list = ['Seasonal', 'Water', 'Seasonal'].map((category) => article('Soil', category));
  expect(newsCategories(list).map(({ name, count }) => `${name} (${count})`)).toEqual([
    'Seasonal (2)',
    'Water (1)',
  ]);
});

it('leaves the company’s name out of a page title that would be longer than 60 characters', () => {
  const ending = ` | ${company.name}`;
  const fits = 'x'.repeat(60 - ending.length);
  expect(articlePage.asPage(article(fits, 'Water')).title).toBe(fits + ending);
  expect(articlePage.asPage(article(`${fits}x`, 'Water')).title).toBe(`${fits}x`);
});
