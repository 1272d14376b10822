import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { cargoGroups } from './cargo-groups.ts';
import { cargoItem, compatibility } from './compatibility.ts';

const items = products.map(({ id }) => cargoItem(id));
const ids = items.map(({ id }) => id);

test('products with the same reason are in one group, whose sentence names them all', () => {
  const dry = ['egyptian-fava-beans', 'white-beans', 'penne-pasta'];
  const { apart } = cargoGroups(
    cargoItem('strawberries'),
    [...dry, 'carrots', 'onions'].map(cargoItem),
  );
  const group = apart.find(({ products }) => products.includes('penne-pasta'));
  expect(group?.products).toEqual(dry);
  expect(group?.reasons).toEqual([
    'Fava beans, white beans and penne must stay dry and can travel without cooling; a container for strawberries is cold and damp.',
  ]);
});

test('every other product is in exactly one group of its verdict', () => {
  for (const item of items) {
    const { id } = item;
    const groups = cargoGroups(item, items);
    const grouped = Object.values(groups).flatMap((list) => list.flatMap((one) => one.products));
    expect(grouped.toSorted()).toEqual(ids.filter((other) => other !== id).sort());
    for (const [verdict, list] of Object.entries(groups))
      for (const { products, reasons } of list) {
        for (const other of products)
          expect(compatibility(item, cargoItem(other)).verdict, `${id} and ${other}`).toBe(verdict);
        expect(reasons.join(), 'no placeholder is left').toMatch(/^[^{}]+$/);
      }
  }
});
