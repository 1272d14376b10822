import { expect, it } from 'vitest';
import { citations } from '../../content/citations.ts';
import { sources } from '../../content/sources.ts';
import { listedSources } from './listed-sources.ts';

const urlsOf = (ids: readonly string[]) => [...new Set(ids)].map((id) => sources[id]?.url);

it('lists the sources of all months, each once', () => {
  const cited = Object.values(citations.crops).flat(2);
  expect(listedSources('months').map(({ url }) => url)).toEqual(urlsOf(cited));
});

it('lists the sources of a product: its months first, then how it is kept', () => {
  const months = urlsOf(citations.crops.carrots?.flat() ?? []);
  const all = listedSources('carrots').map(({ url }) => url);
  expect(all.slice(0, months.length)).toEqual(months);
  expect(all.length).toBeGreaterThan(months.length);
});

it('is empty for an unknown product', () => {
  expect(listedSources('kiwis')).toEqual([]);
});
