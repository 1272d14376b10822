import { describe, expect, test } from 'vitest';
import type { Article } from '../../../schema/news.ts';
import { articleById, relatedArticles } from './articles.ts';

const article = (id: string, category: string): Article => ({
  id,
  category,
  title: id,
  excerpt: '',
  image: '',
  date: 'April 15, 2025',
  author: '',
});

const first = article('first', 'Seasonal');
const second = article('second', 'Community');
const third = article('third', 'Seasonal');
const list = [first, second, third, article('fourth', 'Seasonal'), article('fifth', 'Seasonal')];

const ids = (articles: readonly Article[]) => articles.map(({ id }) => id);

describe('articleById', () => {
  test('finds the article with an id', () => {
    expect(articleById(list, 'second')).toBe(second);
  });

  test('returns undefined for an unknown id', () => {
    expect(articleById(list, 'sixth')).toBeUndefined();
    expect(articleById(list, undefined)).toBeUndefined();
  });
});

describe('relatedArticles', () => {
  test('returns at most two other articles of the same category', () => {
    expect(ids(relatedArticles(list, first))).toEqual(['third', 'fourth']);
  });

  test('returns none if the category has one article', () => {
    expect(relatedArticles(list, second)).toEqual([]);
  });
});
