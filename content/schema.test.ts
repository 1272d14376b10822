import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('what visitors download imports only types from the schema, so that it contains neither zod nor yaml', () => {
  const importers = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.ts') && !/^check|^load-content/.test(name) && !name.includes('.test.'),
    )
    .filter((name) =>
      /^import (?!type)[^;]*?(schema|check[\w-]*)\.ts/m.test(
        readFileSync(`content/${name}`, 'utf8'),
      ),
    );
  expect(importers.filter((name) => !name.endsWith('schema.ts'))).toEqual([]);
});
