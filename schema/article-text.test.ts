import { expect, it } from 'vitest';
import { articleHtml, articleProblems } from './article-text.ts';

it('makes a table with a caption and headings of columns and rows', () => {
  const html = articleHtml(
    'Table: The weeks\n\n| Week | *Rows* “"” |\n| --- | --- |\n| *One* | Outer |',
  );
  expect(html.trim()).toBe(
    '<table role="table"><caption>The weeks</caption>' +
      '<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Week</th>' +
      '<th scope="col" role="columnheader"><em>Rows</em> “&quot;”</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader"><em>One</em></th>' +
      '<td role="cell" data-label="Rows “&quot;”">Outer</td></tr></tbody></table>',
  );
});

it('leaves out a heading row without words', () => {
  const html = articleHtml('|  |  |\n| --- | --- |\n| a | b |');
  expect(html).not.toContain('<thead');
  expect(html).not.toContain('data-label');
});

it('shows HTML as text', () => {
  expect(articleHtml('One <b>two</b>.')).toBe('<p>One &lt;b>two&lt;/b>.</p>\n');
});

it.each<[string, string, number, string]>([
  ['no text', '', 1, 'is empty; write the article.'],
  ['a heading first', '## One', 1, 'does not begin with a paragraph'],
  ['a main heading', 'One.\n\n# Two', 3, 'has a heading with 1 #'],
  ['### without ##', 'One.\n\n### Two', 3, 'has ### before any ##'],
  ['a heading without words', 'One.\n\n##\n', 3, 'has a heading without words'],
  ['HTML', 'One.\n\nTwo\n<b>three</b>.', 4, 'has HTML; write Markdown'],
  ['a picture', 'One.\n\n![Two](/two.jpg)', 3, 'has a picture'],
  ['indented lines', 'One.\n\n    Two', 3, 'has lines that begin with four spaces'],
  ['a wrong link', 'One.\n\n- Two\n- [Three](/three)', 4, 'links to “/three”, which is not a page'],
  ['a link without words', 'One [](/two).', 1, 'has a link without words'],
  [
    'a table without dashes',
    'One.\n\n| a | b |\n| c | d |',
    3,
    'has a table without a row of head',
  ],
  ['a caption without a table', 'One.\n\nTable: Two', 3, 'has “Table:”, but no table below it'],
])('reports %s', (_, markdown, line, message) => {
  const [problem, ...others] = articleProblems(markdown, (address) => address === '/two');
  expect(others).toEqual([]);
  expect(problem?.line).toBe(line);
  expect(problem?.message).toContain(message);
});

it.each(['/two', 'https://example.com/two', 'mailto:a@example.com', 'tel:+20200000000'])(
  'allows a link to %s',
  (address) => {
    expect(articleProblems(`One [two](${address}).`, (known) => known === '/two')).toEqual([]);
  },
);

it('allows an email address, which becomes a link by itself', () => {
  expect(articleProblems('Write to a@example.com.', () => false)).toEqual([]);
});
