import { describe, expect, it } from 'vitest';
import type { Keeping } from '../../schema/product.ts';
import { cargoPlan } from './cargo-plan.ts';

const cited = { certainty: 'high' as const, sources: ['handbook'] };
const at = (from: number, to: number): Keeping => ({
  travels: 'moist',
  temperature: { from, to, ...cited },
});

const keeping: Readonly<Record<string, Keeping>> = {
  cold: at(0, 2),
  cool: at(0, 5),
  middle: at(5, 8),
  warm: at(7, 12),
  bulbs: { ...at(0, 3), travels: 'aired' },
  beans: { travels: 'ambient' },
  pasta: { travels: 'ambient' },
};

const plan = (...ids: string[]) =>
  cargoPlan(ids.map((id) => ({ id, name: id, keeping: keeping[id] })));
const containers = (...ids: string[]) => plan(...ids).map((container) => container.ids.join(' '));

describe('cargoPlan', () => {
  it('uses few containers, and keeps the order of the list', () => {
    expect(containers('cool', 'middle', 'cold', 'warm')).toEqual(['cool cold', 'middle warm']);
    expect(containers('beans', 'warm', 'pasta', 'cold')).toEqual(['beans pasta', 'warm', 'cold']);
  });

  it('gives the kind and the temperature of each container', () => {
    expect(plan('warm', 'bulbs', 'middle', 'beans')).toEqual([
      { ids: ['warm', 'middle'], cooling: 'always', temperature: { from: 7, to: 8 } },
      {
        ids: ['bulbs'],
        cooling: 'on long voyages',
        temperature: { from: 0, to: 3 },
      },
      { ids: ['beans'], cooling: 'never', temperature: undefined },
    ]);
  });

  it('gives a container to a product whose keeping is not known, and none for an empty list', () => {
    expect(plan('kiwis')).toEqual([{ ids: ['kiwis'], cooling: undefined, temperature: undefined }]);
    expect(plan()).toEqual([]);
  });
});
