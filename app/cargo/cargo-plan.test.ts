import { describe, expect, it } from 'vitest';
import { cargoWords } from '../../content/cargo-words.ts';
import { storageWords } from '../../content/storage-words.ts';
import type { StorageEntry } from '../../content/trade-schema.ts';
import { cargoPlan } from './cargo-plan.ts';
import type { LoadingFacts } from './compatibility.ts';

const cited = { certainty: 'high' as const, sources: ['handbook'] };
const at = (from: number, to: number): StorageEntry => ({
  load: 'moist',
  temperature: { from, to, ...cited },
});

const facts: LoadingFacts = {
  storage: {
    cold: at(0, 2),
    cool: at(0, 5),
    middle: at(5, 8),
    warm: at(7, 12),
    beans: { load: 'ambient' },
    pasta: { load: 'ambient' },
  },
  productWords: {},
  words: cargoWords,
  storageWords,
};

const containers = (...ids: string[]) =>
  cargoPlan(ids, facts).containers.map(({ products }) => products.join(' '));

describe('cargoPlan', () => {
  it('uses few containers, and keeps the order of the list', () => {
    expect(containers('cool', 'middle', 'cold', 'warm')).toEqual(['cool cold', 'middle warm']);
    expect(containers('beans', 'warm', 'pasta', 'cold')).toEqual(['beans pasta', 'warm', 'cold']);
  });

  it('gives the kind and the temperature of each container', () => {
    const { containers } = cargoPlan(['warm', 'middle', 'beans'], facts);
    expect(containers).toEqual([
      { products: ['warm', 'middle'], isCooled: true, temperature: { from: 7, to: 8 } },
      { products: ['beans'], isCooled: false, temperature: undefined },
    ]);
  });

  it('lists the pairs that are apart or with care', () => {
    const { pairs } = cargoPlan(['cold', 'cool', 'middle', 'cold'], facts);
    expect(pairs.map(({ products, verdict }) => `${products.join(' ')}: ${verdict}`)).toEqual([
      'cold middle: apart',
      'cool middle: with care',
    ]);
    expect(pairs[1]?.reasons).toEqual([
      'Cool and middle have only 5\u00a0°C in common, so the container must hold it exactly.',
    ]);
  });

  it('gives a container to a product without storage, and none for an empty list', () => {
    expect(cargoPlan(['kiwis'], facts).containers).toEqual([
      { products: ['kiwis'], isCooled: undefined, temperature: undefined },
    ]);
    expect(cargoPlan([], facts)).toEqual({ containers: [], pairs: [] });
  });
});
