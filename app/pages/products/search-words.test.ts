// What buyers and eaters type, in English and in Arabic.
import { expect, it } from 'vitest';
import { products } from '../../../content/products.ts';
import { noFilter } from './product-filter.ts';
import { searchProducts } from './search-products.ts';

const find = (text: string) => searchProducts({ ...noFilter, text }).map(({ id }) => id);
const inCategory = (category: string) => products.filter((one) => one.category === category);
const ids = (some: typeof products) => some.map(({ id }) => id);

it.each([
  ['yellow-dates', 'Barhi, khalal, rutab, تمر, تمور, رطب, خلال, بسر'],
  ['oranges', 'citrus, navel, Valencia, حمضيات, أبو سرة, ابو سره, نافل, فالنسيا, صيفي'],
  ['bell-peppers', 'capsicum, paprika, فلفل بارد'],
  ['egyptian-fava-beans', 'ful, broad beans'],
  ['fresh-spaghetti-pasta', 'معكرونة, سباغيتي'],
  ['penne-pasta', 'معكرونة'],
  ['heirloom-tomatoes', 'tomato, tomatos, بندورة'],
])('finds %s by %s', (id, texts) => {
  for (const text of texts.split(', ')) expect(find(text), text).toContain(id);
});

it.each([
  ['fruits', 'fruit, فاكهة, فواكه'],
  ['vegetables', 'vegetables, خضار, خضراوات'],
  ['pasta', 'pasta, مكرونة'],
  ['legumes', 'legumes, بقوليات'],
])('finds all %s by %s', (category, texts) => {
  for (const text of texts.split(', '))
    expect(find(text), text).toEqual(expect.arrayContaining(ids(inCategory(category))));
});

it('finds all organic products by “organic”', () => {
  for (const text of ['organic', 'عضوي'])
    expect(find(text)).toEqual(
      expect.arrayContaining(ids(products.filter(({ isOrganic }) => isOrganic))),
    );
});

it('finds other names by their beginning only: “car” is in macaroni', () => {
  expect(find('car')).toEqual(['carrots']);
  expect(find('macar')).toContain('penne-pasta');
});

it.each(['courgette', 'meat', 'qqq', 'mint tea'])('finds nothing by “%s”', (text) => {
  expect(find(text)).toEqual([]);
});
