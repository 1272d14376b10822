import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { cargoGroups } from './cargo-groups.ts';
import { compatibility } from './compatibility.ts';

const ids = products.map(({ id }) => id);

test('products with the same reason are in one group, whose sentence names them all', () => {
  const dry = ['egyptian-fava-beans', 'white-beans', 'penne-pasta'];
  const { apart } = cargoGroups('strawberries', [...dry, 'carrots', 'onions']);
  const group = apart.find(({ products }) => products.includes('penne-pasta'));
  expect(group?.products).toEqual(dry);
  expect(group?.reasons).toEqual([
    'Fava beans, white beans and penne must stay dry and can travel without cooling; a container for strawberries is cold and damp.',
  ]);
});

test('every other product is in exactly one group of its verdict', () => {
  for (const id of ids) {
    const groups = cargoGroups(id, ids);
    const grouped = Object.values(groups).flatMap((list) => list.flatMap((one) => one.products));
    expect(grouped.toSorted()).toEqual(ids.filter((other) => other !== id).sort());
    for (const [verdict, list] of Object.entries(groups))
      for (const other of list.flatMap((one) => one.products))
        expect(compatibility(id, other).verdict, `${id} and ${other}`).toBe(verdict);
  }
});

test('no sentence contains a placeholder', () => {
  for (const id of ids)
    for (const { reasons } of Object.values(cargoGroups(id, ids)).flat())
      expect(reasons.join()).toMatch(/^[^\uE000{}]+$/);
});
