import { expect, test } from 'vitest';
import { cargoTexts } from '../../content/cargo-texts.ts';
import { products } from '../../content/products.ts';
import { temperatureText } from '../keeping/keeping-text.ts';
import { capitalised } from '../text/capitalised.ts';
import { fill } from '../text/fill.ts';
import { cargoGroups } from './cargo-groups.ts';
import { cargoItem, compatibility } from './compatibility.ts';

const items = products.map(({ id }) => cargoItem(id));
const ids = items.map(({ id }) => id);

test('products with the same reason are in one group, whose sentence names them all', () => {
  const grown = (id: string, travels: 'moist' | 'aired' | 'ambient') => ({
    ...{ id, name: `the ${id}` },
    keeping: { travels, temperature: { from: 0, to: 2 } },
  });
  const dry = ['peas', 'nuts', 'rice'];
  const kale = grown('kale', 'moist');
  const others = [
    grown('bulbs', 'aired'),
    ...dry.map((id) => grown(id, 'ambient')),
    grown('figs', 'moist'),
  ];
  const apart = cargoGroups(kale, others).filter(({ verdict }) => verdict === 'apart');
  expect(apart.map(({ ids }) => ids)).toEqual([['bulbs'], dry]);
  const names = { one: 'the peas, the nuts and the rice', other: 'the kale' };
  const reason = fill(cargoTexts.conflicts.ambientWithMoist, names);
  expect(apart[1]?.reasons).toEqual([capitalised(reason)]);
});

test('a sentence says the limit of each product that cold damages', () => {
  const damaged = (id: string, below: number) => ({
    ...{ id, name: `the ${id}` },
    keeping: {
      travels: 'moist' as const,
      temperature: { from: below, to: 20 },
      coldDamage: { below },
    },
  });
  const keeping = { travels: 'moist' as const, temperature: { from: 0, to: 0 } };
  const kale = { id: 'kale', name: 'the kale', keeping };
  const figs = damaged('figs', 7);
  const limitOf = (name: string, below: number) =>
    fill(cargoTexts.limits.coldDamage, {
      other: name,
      limit: temperatureText({ from: below, to: below }),
    });
  const sentence = (one: string, other: string) => {
    const oneTemperature = temperatureText({ from: 0, to: 0 });
    return capitalised(fill(cargoTexts.conflicts.coldDamage, { one, other, oneTemperature }));
  };

  const both = `${limitOf('the figs', 7)} and ${limitOf('the dates', 10)}`;
  expect(cargoGroups(kale, [figs, damaged('dates', 10)])).toEqual([
    { verdict: 'apart', ids: ['figs', 'dates'], reasons: [sentence('the kale', both)] },
  ]);
  // Seen from the product that is damaged.
  const leeks = { id: 'leeks', name: 'the leeks', keeping };
  expect(cargoGroups(figs, [kale, leeks])).toEqual([
    {
      verdict: 'apart',
      ids: ['kale', 'leeks'],
      reasons: [sentence('the kale and the leeks', limitOf('the figs', 7))],
    },
  ]);
});

test('every other product is in exactly one group of its verdict', () => {
  for (const item of items) {
    const { id } = item;
    const groups = cargoGroups(item, items);
    const grouped = groups.flatMap((one) => one.ids);
    expect(grouped.toSorted()).toEqual(ids.filter((other) => other !== id).sort());
    for (const { verdict, ids: members, reasons } of groups) {
      for (const other of members)
        expect(compatibility(item, cargoItem(other)).verdict, `${id} and ${other}`).toBe(verdict);
      expect(reasons.join(), 'no placeholder is left').toMatch(/^[^{}]+$/);
    }
  }
});
