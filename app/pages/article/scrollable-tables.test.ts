import { expect, test } from 'vitest';
import { makeTablesScrollable } from './scrollable-tables.ts';

test('wraps a table in a focusable section named by its caption', () => {
  const table = '<table>\n<caption>When it is <em>best</em></caption><tbody></tbody></table>';
  expect(makeTablesScrollable(`<p>Before</p>${table}<p>After</p>`, 'Table')).toBe(
    `<p>Before</p><section aria-label="When it is best" tabindex="0">${table}</section><p>After</p>`,
  );
});

test('escapes quotes in a caption', () => {
  expect(makeTablesScrollable('<table><caption>The "best"</caption></table>', 'Table')).toContain(
    'aria-label="The &quot;best&quot;"',
  );
});

test('names a table without a caption by the fallback name', () => {
  expect(makeTablesScrollable('<table><tbody></tbody></table>', 'Table')).toContain(
    'aria-label="Table"',
  );
});

test('leaves text without a table unchanged', () => {
  expect(makeTablesScrollable('<p>Only text</p>', 'Table')).toBe('<p>Only text</p>');
});
