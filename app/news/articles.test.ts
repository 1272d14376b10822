import { describe, expect, test } from 'vitest';
import type { Article } from '../../content/schema.ts';
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

  test('finds nothing for an id that is not in the list', () => {
    expect(articleById(list, 'sixth')).toBeUndefined();
    expect(articleById(list, undefined)).toBeUndefined();
  });
});

describe('relatedArticles', () => {
  test('gives two others of the same category at most', () => {
    expect(ids(relatedArticles(list, first))).toEqual(['third', 'fourth']);
  });

  test('gives none where the category has one article', () => {
    expect(relatedArticles(list, second)).toEqual([]);
  });
});
