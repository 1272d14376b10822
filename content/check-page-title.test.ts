import { expect, it } from 'vitest';
import { checkContent, problemLine, readContent } from './check.ts';

const content = readContent();
const ending = ` | ${content.company.name}`;
const most = 60 - ending.length;

/** The problems when the first article has a title of `length` characters. */
function problemsOfTitle(length: number): string[] {
  const articles = content.articles.map((article, index) =>
    index === 0 ? { ...article, title: 'x'.repeat(length) } : article,
  );
  return checkContent({ ...content, articles }).map(problemLine);
}

it('reports an article title that is too long once the company’s name follows it', () => {
  const at = `content/news.ts → ${content.articles[0]?.id} → title:`;
  expect(problemsOfTitle(most)).toEqual([]);
  expect(problemsOfTitle(most + 1)).toEqual([
    `${at} is ${most + 1} characters, and 61 with “${ending}” in the page’s title; write at most ${most}.`,
  ]);
  expect(problemsOfTitle(61)).toEqual([`${at} is 61 characters; write between 10 and 60.`]);
});
