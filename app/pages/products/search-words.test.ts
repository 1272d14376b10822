// What buyers and eaters type, in every language.
import { expect, it } from 'vitest';
import { languages } from '../../../content/languages.ts';
import { products } from '../../../content/products.ts';
import { siteContent } from '../../../content/read-content.ts';
import { searchWords } from '../../../content/search-words.ts';
import { noFilter } from './product-filter.ts';
import { searchProducts } from './search-products.ts';

const { files } = siteContent();
if (!files) throw new Error('The content has a mistake.');

const find = (text: string) => searchProducts({ ...noFilter, text }).map(({ id }) => id);

type Names = Readonly<Partial<Record<string, string>>> | undefined;

/** The names in all languages. Some are lists with commas. */
const each = (...names: Names[]) =>
  names.flatMap((name) => languages.flatMap(({ code }) => name?.[code]?.split(/[,،]\s*/) ?? []));

it.each(files.products.map(({ id, value }) => ({ id, ...value })))(
  'finds $id by its names, its other names and its varieties',
  ({ id, name, alsoCalled, season }) => {
    const varieties = season.crops.map(({ variety }) => variety);
    for (const text of each(name, alsoCalled, ...varieties)) expect(find(text), text).toContain(id);
  },
);

it.each(files.categories.map(({ id, value }) => ({ id, ...value })))(
  'finds all $id by the names of the category',
  ({ id, name, heading, alsoCalled }) => {
    const all = products.filter(({ category }) => category === id).map((product) => product.id);
    for (const text of each(name, heading, alsoCalled))
      expect(find(text), text).toEqual(expect.arrayContaining(all));
  },
);

it('finds all organic products by “organic”', () => {
  const organic = products.filter(({ isOrganic }) => isOrganic).map(({ id }) => id);
  for (const text of each(files.words['product-card'].value.organicBadge))
    expect(find(text), text).toEqual(expect.arrayContaining(organic));
});

it('has words of all languages for names, varieties, the category and “organic” only (R12)', () => {
  for (const { id, value } of files.products) {
    const { name, alsoCalled, season, category, organic } = value;
    const group = files.categories.find((one) => one.id === category)?.value;
    const words = [
      ...[name, alsoCalled, ...season.crops.map(({ variety }) => variety)],
      ...[group?.name, group?.heading, group?.alsoCalled],
      organic ? files.words['product-card'].value.organicBadge : undefined,
    ].flatMap((text) => languages.flatMap(({ code }) => text?.[code] ?? []));
    expect(new Set(searchWords[id]?.split(' | '))).toEqual(new Set(words));
  }
});

it('finds nothing if a word of the search is in no text', () => {
  for (const text of ['qqq', '|', `${products[0]?.name} qqq`]) expect(find(text), text).toEqual([]);
});
