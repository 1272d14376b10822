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

it('shows a message and the first two articles of other categories if the category has no other article', () => {
  const shown = html('alone');
  const [others, related] = shown.split(`>${articlePage.relatedHeading}<`);
  expect(others).toContain(articlePage.othersHeading);
  expect(others?.match(/href="[^"]+"/g)).toEqual(['href="/news/first"', 'href="/news/second"']);
  expect(related).toContain(articlePage.relatedNone);
  expect(related).not.toContain('href="/news/');
});

it('shows no articles of other categories beside related ones', () => {
  expect(html('second')).not.toContain(articlePage.othersHeading);
});
