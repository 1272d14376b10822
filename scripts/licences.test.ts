import { expect, test } from 'vitest';
import { licencesText } from './licences.ts';

const mit = { name: 'a', version: '1.0.0', identifier: 'MIT', text: 'Do as you like.' };

test('lists each package once, with the name and the text of its licence', () => {
  const text = licencesText([{ ...mit, name: 'b' }, mit, mit]);
  expect(text.match(/^a 1\.0\.0: MIT$/gm)).toHaveLength(1);
  expect(text.indexOf('a 1.0.0')).toBeLessThan(text.indexOf('b 1.0.0'));
  expect(text.match(/Do as you like\./g)).toHaveLength(2);
});

test.each([
  [{ ...mit, identifier: 'AGPL-3.0' }, /AGPL-3\.0/],
  [{ name: 'a', version: '1.0.0', text: 'All rights reserved.' }, /"none"/],
  [{ name: 'a', version: '1.0.0', identifier: 'MIT' }, /without a licence text/],
])('rejects a licence that is not accepted or has no text', (entry, message) => {
  expect(() => licencesText([entry])).toThrow(message);
});
