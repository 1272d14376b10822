import { describe, expect, it } from 'vitest';
import { checkBody } from './check-body.ts';

const paths = new Set(['/products', '/products#organic']);
const messages = (html: string) =>
  checkBody(html, paths).map(({ line, message }) => `${line}: ${message}`);

describe('checkBody', () => {
  it('accepts all allowed elements', () => {
    const html = [
      '<p>A <strong>b</strong> &amp; <em>c</em>&nbsp;— “d” &mdash; <a href="/products#organic">e</a><br>f</p>',
      '<h2>G</h2><h3>H</h3><ul><li>i</li></ul><ol><li>j</li></ol>',
      '<blockquote><p>K <a href="https://example.org/x?y=1&amp;z=2">l</a></p></blockquote>',
      '<table><caption>m</caption><thead><tr><th scope="col">n</th></tr></thead>',
      '<tbody><tr><td>o</td></tr></tbody></table>',
    ].join('\n');
    expect(messages(html)).toEqual([]);
  });

  it.each([
    ['<p>a</p>\n<script>alert(1)</script>', /^2: has <script>, which is not allowed in articles/],
    ['<p>a</p>\n<style>p{}</style>', /^2: has <style>/],
    ['<p>a</p>\n<p><img src="/x.jpg"></p>', /^2: has <img>/],
    ['<p onclick="x()">a</p>', /^1: has onclick on <p>; remove the attribute\.$/],
    ['<p style="color:red">a</p>', /^1: has style on <p>/],
    ['<p>a</p>\n<!-- later -->', /^2: has a comment, which would be published; remove it\.$/],
  ])('rejects %s', (html, message) => {
    expect(messages(html)[0]).toMatch(message);
  });

  it.each(['/prodcuts', 'javascript:alert(1)', '//example.org', 'http://', 'products', ''])(
    'rejects a link to “%s”',
    (href) => {
      expect(messages(`<p><a href="${href}">a</a></p>`)).toEqual([
        `1: links to “${href}”; link to a page of this site, such as /products, or to an https:// address.`,
      ]);
    },
  );

  it.each([
    [
      '<p>a</p>\n<p>b <em>c</p>',
      '<p>a</p>\n<p>b <em>c</p>',
      /^2: has <\/p> in the wrong place; close every tag/,
    ],
    ['a paragraph left open', '<p>a\n<p>b</p>', /^2: has <p> in the wrong place/],
    [
      'a list inside a paragraph',
      '<p>a\n<ul><li>b</li></ul></p>',
      /^2: has <ul> in the wrong place/,
    ],
    ['a stray closing tag', '<p>a</p>\n</div>', /^2: has <\/div> in the wrong place/],
    ['a row outside a table', '<p>a</p>\n<tr><td>b</td></tr>', /^2: has <tr> in the wrong place/],
    [
      'a paragraph inside a table',
      '<p>a</p><table>\n<p>b</p></table>',
      /^1: has <table> in the wrong place/,
    ],
    ['the last tag left open', '<p>a</p>\n<p>b', /^2: has <p> in the wrong place/],
    [
      'a tag cut off',
      '<p>a</p>\n<p>b</p',
      /^2: is not valid HTML \(eof-in-tag\); correct this line\.$/,
    ],
    ['an attribute twice', '<p><a href="/products" href="/x">a</a></p>', /duplicate-attribute/],
    ['an unknown entity', '<p>a &foo; b</p>', /unknown-named-character-reference/],
  ])('rejects %s', (_, html, message) => {
    expect(messages(html)).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    ['<h2></h2>', '2: has an empty <h2>; write its text or remove it.'],
    ['<h2>A</h2><h3> <em>&nbsp;</em></h3>', '2: has an empty <h3>; write its text or remove it.'],
    ['<p><a href="/products"></a></p>', '2: has an empty <a>; write its text or remove it.'],
    ['<h3>A</h3><h2>B</h2>', '2: has <h3> before any <h2>; begin with <h2>.'],
  ])('rejects %s', (html, message) => {
    expect(messages(`<p>a</p>\n${html}`)).toEqual([message]);
  });

  it('requires a paragraph at the beginning, and rejects text outside elements', () => {
    expect(messages('<h2>A</h2>')).toEqual(['1: does not begin with a paragraph; begin with <p>.']);
    expect(messages('<p>a</p>\nloose')).toEqual([
      '2: has text outside any element; put it in <p>.',
    ]);
    expect(messages(' \n')).toEqual(['1: is empty; write the article.']);
  });
});
