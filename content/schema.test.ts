import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('content files import only types from the schema, so that visitors do not download zod', () => {
  const importers = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('check') && !name.includes('.test.'))
    .filter((name) =>
      /^import (?!type)[^;]*?(schema|check[\w-]*)\.ts/m.test(
        readFileSync(`content/${name}`, 'utf8'),
      ),
    );
  expect(importers.filter((name) => !name.endsWith('schema.ts'))).toEqual([]);
});
