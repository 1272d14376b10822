// Which of the sixteen delivered products can share a container. The table is written by hand from the
// postharvest tables, not from the code, so that a change of content/facts/storage.json or of the rules cannot
// change a verdict by accident.
import { describe, expect, it } from 'vitest';
import { cargoItem, compatibility, reasonText } from './compatibility.ts';

/*
 * T together, c with care, - apart, . the same product.
 *
 * Strawberries, carrots, lettuce and dates are kept at 0 °C in moist air. It is not known whether dates
 * give off ethylene, which damages carrots and lettuce. Fresh spaghetti, 0–5 °C in closed packs, can share
 * a container with moist products that are kept as cold. Pomegranates, oranges and peppers share 7 °C, but
 * pomegranates and oranges give off a little ethylene, and oranges an odour. Cucumbers and peppers share
 * 10–12.5 °C and give off nothing. Ripe tomatoes give off ethylene, so only oranges can share a container
 * with them. Onions must be dry and aired. Dry products need no cooling.
 */
const table = `
                      Str Car Let Dat Spa Pom Ora Pep Cuc Tom Oni Fav Whi Len Far Pen
strawberries           .   T   T   T   c   -   -   -   -   -   -   -   -   -   -   -
carrots                T   .   T   c   c   -   -   -   -   -   -   -   -   -   -   -
lettuce                T   T   .   c   c   -   -   -   -   -   -   -   -   -   -   -
yellow-dates           T   c   c   .   c   -   -   -   -   -   -   -   -   -   -   -
fresh-spaghetti-pasta  c   c   c   c   .   c   c   -   -   -   -   -   -   -   -   -
pomegranate            -   -   -   -   c   .   c   c   -   -   -   -   -   -   -   -
oranges                -   -   -   -   c   c   .   c   -   c   -   -   -   -   -   -
bell-peppers           -   -   -   -   -   c   c   .   T   -   -   -   -   -   -   -
cucumber               -   -   -   -   -   -   -   T   .   -   -   -   -   -   -   -
heirloom-tomatoes      -   -   -   -   -   -   c   -   -   .   -   -   -   -   -   -
onions                 -   -   -   -   -   -   -   -   -   -   .   -   -   -   -   -
egyptian-fava-beans    -   -   -   -   -   -   -   -   -   -   -   .   T   T   T   T
white-beans            -   -   -   -   -   -   -   -   -   -   -   T   .   T   T   T
egyptian-lentils       -   -   -   -   -   -   -   -   -   -   -   T   T   .   T   T
farfalle-pasta         -   -   -   -   -   -   -   -   -   -   -   T   T   T   .   T
penne-pasta            -   -   -   -   -   -   -   -   -   -   -   T   T   T   T   .
`;

const verdicts: Readonly<Record<string, string>> = { T: 'together', c: 'with care', '-': 'apart' };
const [, ...rows] = table
  .trim()
  .split('\n')
  .map((row) => row.split(/\s+/));
const ids = rows.map(([id = '']) => id);
const pairs = rows.flatMap(([a = '', ...letters]) =>
  letters
    .map((letter, index) => ({ a, b: ids[index] ?? '', verdict: verdicts[letter] ?? 'itself' }))
    .filter(({ b }) => b !== a),
);

it('the table has all pairs of the sixteen products in both orders', () => {
  expect(pairs).toHaveLength(16 * 15);
  expect(new Set(pairs.map(({ a, b }) => `${a} ${b}`)).size).toBe(16 * 15);
});

describe.each(ids)('%s', (id) => {
  it.each(pairs.filter(({ a }) => a === id))('and $b: $verdict', ({ a, b, verdict }) => {
    const { verdict: found, reasons } = compatibility(cargoItem(a), cargoItem(b));
    expect(found).toBe(verdict);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reasonText(reason)).toMatch(/^[\p{Lu}\d][^{}]+\.$/u);
  });
});

it.each([
  ['heirloom-tomatoes', 'carrots', 'Ripe tomatoes give off ethylene, which turns carrots bitter.'],
  [
    'bell-peppers',
    'strawberries',
    'Strawberries must be kept at 0\u00a0°C, and cold below 7\u00a0°C damages peppers.',
  ],
  ['onions', 'lettuce', 'Onions must travel dry and aired, while lettuce must have moist air.'],
  [
    'penne-pasta',
    'oranges',
    'Penne must stay dry and can travel without cooling; a container for oranges is cold and damp.',
  ],
])('%s and %s: “%s”', (a, b, sentence) => {
  expect(
    compatibility(cargoItem(a), cargoItem(b)).reasons.map((reason) => reasonText(reason)),
  ).toContain(sentence);
});
