import { describe, expect, it } from 'vitest';
import { checkBody } from './check-body.ts';

const paths = new Set(['/products', '/products#organic']);
const remedies = (html: string) =>
  checkBody(html, paths).map(({ line, remedy }) => `${line}: ${remedy}`);

describe('checkBody', () => {
  it('accepts everything on the allow-list', () => {
    const html = [
      '<p>A <strong>b</strong> &amp; <em>c</em>&nbsp;— “d” &mdash; <a href="/products#organic">e</a><br>f</p>',
      '<h2>G</h2><h3>H</h3><ul><li>i</li></ul><ol><li>j</li></ol>',
      '<blockquote><p>K <a href="https://example.org/x?y=1&amp;z=2">l</a></p></blockquote>',
      '<table><caption>m</caption><thead><tr><th scope="col">n</th></tr></thead>',
      '<tbody><tr><td>o</td></tr></tbody></table>',
    ].join('\n');
    expect(remedies(html)).toEqual([]);
  });

  it.each([
    ['<p>a</p>\n<script>alert(1)</script>', /^2: has <script>, which articles do not use/],
    ['<p>a</p>\n<style>p{}</style>', /^2: has <style>/],
    ['<p>a</p>\n<p><img src="/x.jpg"></p>', /^2: has <img>/],
    ['<p onclick="x()">a</p>', /^1: has onclick on <p>; remove the attribute\.$/],
    ['<p style="color:red">a</p>', /^1: has style on <p>/],
    ['<p>a</p>\n<!-- later -->', /^2: has a comment, which visitors would receive; remove it\.$/],
  ])('refuses %s', (html, message) => {
    expect(remedies(html)[0]).toMatch(message);
  });

  it.each(['/prodcuts', 'javascript:alert(1)', '//example.org', 'http://', 'products', ''])(
    'refuses a link to “%s”',
    (href) => {
      expect(remedies(`<p><a href="${href}">a</a></p>`)).toEqual([
        `1: links to “${href}”; link to a page of this site, such as /products, or to an https:// address.`,
      ]);
    },
  );

  it.each([
    [
      '<p>a</p>\n<p>b <em>c</p>',
      '<p>a</p>\n<p>b <em>c</p>',
      /^2: has <\/p> in a wrong place; close every tag/,
    ],
    ['a paragraph left open', '<p>a\n<p>b</p>', /^2: has <p> in a wrong place/],
    ['a list inside a paragraph', '<p>a\n<ul><li>b</li></ul></p>', /^2: has <ul> in a wrong place/],
    ['a stray closing tag', '<p>a</p>\n</div>', /^2: has <\/div> in a wrong place/],
    ['a row outside a table', '<p>a</p>\n<tr><td>b</td></tr>', /^2: has <tr> in a wrong place/],
    [
      'a paragraph inside a table',
      '<p>a</p><table>\n<p>b</p></table>',
      /^1: has <table> in a wrong place/,
    ],
    ['the last tag left open', '<p>a</p>\n<p>b', /^2: has <p> in a wrong place/],
    [
      'a tag cut off',
      '<p>a</p>\n<p>b</p',
      /^2: is not correct HTML \(eof-in-tag\); mend the line\.$/,
    ],
    ['an attribute twice', '<p><a href="/products" href="/x">a</a></p>', /duplicate-attribute/],
    ['an unknown entity', '<p>a &foo; b</p>', /unknown-named-character-reference/],
  ])('refuses %s', (_, html, message) => {
    expect(remedies(html)).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    ['<h2></h2>', '2: has an empty <h2>; write its text or remove it.'],
    ['<h2>A</h2><h3> <em>&nbsp;</em></h3>', '2: has an empty <h3>; write its text or remove it.'],
    ['<p><a href="/products"></a></p>', '2: has an empty <a>; write its text or remove it.'],
    ['<h3>A</h3><h2>B</h2>', '2: has <h3> before any <h2>; begin with <h2>.'],
  ])('refuses %s', (html, message) => {
    expect(remedies(`<p>a</p>\n${html}`)).toEqual([message]);
  });

  it('wants a paragraph first, and no loose text', () => {
    expect(remedies('<h2>A</h2>')).toEqual(['1: does not open with a paragraph; begin with <p>.']);
    expect(remedies('<p>a</p>\nloose')).toEqual([
      '2: has text outside any element; put it in <p>.',
    ]);
    expect(remedies(' \n')).toEqual(['1: is empty; write the article.']);
  });
});
