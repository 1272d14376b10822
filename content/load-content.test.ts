import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ProductFile } from '../schema/product.ts';
import { toYaml } from '../schema/write-yaml.ts';
import { languages } from './languages.ts';
import { loadContent, readProductFiles, withSeasons } from './load-content.ts';

const [first] = readProductFiles().files;
if (!first) throw new Error('There is no product.');

/** The problems if there are two products, the second of which is changed. */
function problems(change: Partial<ProductFile>, name = 'second') {
  const folder = mkdtempSync(join(tmpdir(), 'products-'));
  const second: ProductFile = {
    ...(first as typeof first & object).value,
    order: 9000,
    name: { en: 'Second', ar: 'ثان' },
  };
  writeFileSync(join(folder, 'first.yaml'), toYaml((first as typeof first & object).value));
  writeFileSync(join(folder, `${name}.yaml`), toYaml({ ...second, ...change }));
  const found = readProductFiles(folder).problems;
  rmSync(folder, { recursive: true });
  return found.map(({ entry, field, message }) => `${entry} → ${field}: ${message}`);
}

it('finds no problem in two different products', () => {
  expect(problems({})).toEqual([]);
});

it('reports two products in one place or with one name', () => {
  const { order, name } = first.value;
  expect(problems({ order, name: { ...name, ar: 'ثان' } })).toEqual([
    `second → order: is ${order}, as in first; give each product its own place.`,
    'second → name.en: is the same as in first; give each product its own name.',
  ]);
});

it('reports a source that does not exist', () => {
  const odour = { gives: true, certainty: 'high' as const, sources: ['hearsay'] };
  const [problem, ...others] = problems({ keeping: { travels: 'ambient', odour } });
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^second → keeping\.odour\.sources: names “hearsay”, which is not in content\/facts\/sources\.json; write .* or add the source there\.$/,
  );
});

it('reports a file whose name is no id', () => {
  expect(problems({}, 'Second One').join()).toMatch(/^Second One → entry: has a name with other/);
});

it('has the same products, facts and fields in every language', () => {
  const [one, ...others] = languages.map((language) => loadContent(language));
  for (const other of others) {
    expect(other.products.map(({ id }) => id)).toEqual(one?.products.map(({ id }) => id));
    expect(Object.keys(other.seasonMonths)).toEqual(Object.keys(one?.seasonMonths ?? {}));
  }
});

it('puts months into an article', () => {
  expect(withSeasons('{season:figs} {season:dates}', { figs: 'July to September' })).toBe(
    'July to September {season:dates}',
  );
});
