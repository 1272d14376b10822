import { expect, it } from 'vitest';
import { fixture } from './check-fixture.ts';
import { company } from './company.ts';
import { isIsoDate } from './iso-date.ts';
import { newsCategories } from './news.ts';
import { articlePage } from './pages/article.ts';
import type { Article } from './schema.ts';

it('counts the articles of each category, in the order in which they first appear', () => {
  expect(newsCategories(fixture.articles).map(({ name, count }) => `${name} (${count})`)).toEqual([
    'Seasonal (2)',
    'Water (1)',
  ]);
});

it('accepts only dates that exist', () => {
  expect(isIsoDate('2025-03-09')).toBe(true);
  expect(isIsoDate('2024-02-29')).toBe(true);
  expect(isIsoDate('2025-02-29')).toBe(false);
  expect(isIsoDate('March 9, 2025')).toBe(false);
});

it('leaves the company’s name out of a page title that would be longer than 60 characters', () => {
  const titled = (title: string) => ({ ...fixture.articles[0], title }) as Article;
  const ending = ` | ${company.name}`;
  const fits = 'x'.repeat(60 - ending.length);
  expect(articlePage.asPage(titled(fits)).title).toBe(fits + ending);
  expect(articlePage.asPage(titled(`${fits}x`)).title).toBe(`${fits}x`);
});
