import { expect, it } from 'vitest';
import { articleHtml, articleProblems } from './article-text.ts';

const site = 'https://bustan.example';

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
  [
    'a table without a row of headings',
    'One.\n\na | b\nc | d',
    3,
    'has a table without a row of headings',
  ],
  [
    'a cell below no heading',
    'One.\n\n| a | b |\n| - | - |\n| c | d |\n| e | f | g |',
    6,
    'has 3 cells in a row of a table with 2 headings',
  ],
  ['a table from another program', 'One.\n\na\tb\nc\td', 3, 'has tabs'],
  ['a heading without a space', 'One.\n\n##Two', 3, 'has a heading without a space'],
  ['a heading in a list', 'One.\n\n- Two\n- # Three', 4, 'has a heading inside a list'],
  ['a link with a space', 'One.\n\nTwo\n[three] (/two)', 4, 'has a link that is not complete'],
  ['a link without an end', 'One [three](/two', 1, 'has a link that is not complete'],
  ['dots for a list', 'One.\n\n• Two\n• Three', 3, 'has a line that begins with a dot'],
  ['a caption in small letters', 'One.\n\ntable: Two', 3, 'has a caption that does not begin'],
  ['an address of this computer', '[One](http://localhost:4321/two)', 1, 'write it as /two.'],
  ['a file of this computer', '[One](http://[::1]:4321/a.pdf)', 1, 'which others cannot open'],
  ['a whole address of the site', '[One](https://bustan.example/ar/two)', 1, 'write it as /two.'],
  ['a table below a line', 'One.\n\nTwo\na | b\nc | d', 3, 'has a table without'],
  ['a caption without a table', 'One.\n\nTable: Two', 3, 'has “Table:”, but no table below it'],
])('reports %s', (_, markdown, line, message) => {
  const [problem, ...others] = articleProblems(markdown, (address) => address === '/two', site);
  expect(others).toEqual([]);
  expect(problem?.line).toBe(line);
  expect(problem?.message).toContain(message);
});

it.each(['/two', 'https://example.com/two', 'mailto:a@example.com', 'tel:+20200000000'])(
  'allows a link to %s',
  (address) => {
    const isAddress = (known: string) => known === '/two';
    expect(articleProblems(`One [two](${address}).`, isAddress, site)).toEqual([]);
  },
);

it.each([
  'We are Egypt’s\n#1 grower, **#1 of all**, and [#Orchard](https://example.com/orchard).',
  'The price [in EGP] (without tax), and a note [1] (see below).',
  'Choose a \\| b in this\nline, or c \\| d there.',
  'See [one | two](https://example.com/a),\nand [three | four](https://example.com/b).',
  'One\n\ttwo. Three *salt*•water.\t\nA good kitchen\ntable: flat.',
  'One.\n\n- #1 grade\n- two',
  'One.\n\n| a | b |\n| - | - |\n| #1 | c \\| d |\n| • e | f | |',
  'The feed is at [this address](https://bustan.example/news/feed.xml).',
])('allows %j', (markdown) => {
  expect(articleProblems(markdown, (known) => known === '/two', site)).toEqual([]);
});

it('reports each of two equal rows in its own line', () => {
  const markdown = 'One.\n\n| a |\n| - |\n| b | c |\n| b | c |';
  expect(articleProblems(markdown, () => false, site).map(({ line }) => line)).toEqual([5, 6]);
});

it('allows an email address, which becomes a link by itself', () => {
  expect(articleProblems('Write to a@example.com.', () => false, site)).toEqual([]);
});
