import { expect, test } from 'vitest';
import { frameTables } from './frame-tables.ts';

test('a table gets a frame that can be focused and bears its caption', () => {
  const table = '<table>\n<caption>When it is <em>best</em></caption><tbody></tbody></table>';
  expect(frameTables(`<p>Before</p>${table}<p>After</p>`, 'Table')).toBe(
    `<p>Before</p><section aria-label="When it is best" tabindex="0">${table}</section><p>After</p>`,
  );
});

test('quotes in a caption do not end the name', () => {
  expect(frameTables('<table><caption>The "best"</caption></table>', 'Table')).toContain(
    'aria-label="The &quot;best&quot;"',
  );
});

test('a table without a caption gets the fallback name', () => {
  expect(frameTables('<table><tbody></tbody></table>', 'Table')).toContain('aria-label="Table"');
});

test('text without a table stays as it is', () => {
  expect(frameTables('<p>Only text</p>', 'Table')).toBe('<p>Only text</p>');
});
