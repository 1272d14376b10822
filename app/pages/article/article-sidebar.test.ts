import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { articlePage } from '../../../content/pages/article.ts';
import type { Article } from '../../../schema/news.ts';
import { ArticleSidebar } from './article-sidebar.tsx';

const article = (id: string, category: string): Article => ({
  id,
  category,
  title: `Title of ${id}`,
  excerpt: '',
  image: '/pictures/any.jpg',
  date: '2025-04-15',
  author: '',
});
const articles = [
  article('first', 'Seasonal'),
  article('second', 'Seasonal'),
  article('third', 'Seasonal'),
  article('fourth', 'Seasonal'),
  article('alone', 'Community'),
];

function html(id: string): string {
  const article = articles.find((candidate) => candidate.id === id) as Article;
  const sidebar = createElement(ArticleSidebar, { article, articles });
  return renderToStaticMarkup(createElement(MemoryRouter, null, sidebar));
}

it('shows the first two other articles of the category as Related Content', () => {
  const shown = html('second');
  expect(shown.match(/href="[^"]+"/g)).toEqual(['href="/news/first"', 'href="/news/third"']);
  for (const title of ['Title of first', 'Title of third']) expect(shown).toContain(`>${title}<`);
  expect(shown.match(/April 15, 2025/g)).toHaveLength(2);
  expect(shown).not.toContain(articlePage.relatedNone);
});

it('shows a message if the category has no other article', () => {
  expect(html('alone')).toContain(articlePage.relatedNone);
  expect(html('alone')).not.toContain('href="/news/');
});
