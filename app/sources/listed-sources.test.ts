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
  for (const [id, crops] of Object.entries(citations.crops)) {
    const months = urlsOf(crops.flat());
    const all = listedSources(id).map(({ url }) => url);
    expect(all.slice(0, months.length), id).toEqual(months);
    expect(new Set(all), id).toEqual(new Set(urlsOf(citations.products[id] ?? [])));
  }
});

it('is empty for an unknown product', () => {
  expect(listedSources('kiwis')).toEqual([]);
});
