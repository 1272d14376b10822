import { expect, it } from 'vitest';
import { readTable } from '../pictures/table.ts';
import { problemLine } from './problem.ts';
import { productFileSchema } from './product.ts';
import { readYaml } from './read-yaml.ts';

const [whole = '', cut = ''] = readTable()
  .filter(({ kind }) => kind === 'product')
  .map(({ id }) => id);

const beets = `order: 10
name: { en: Beets, ar: بنجر }
nameInSentence: { en: beets, ar: البنجر }
description:
  en: ${'Nothing but words. '.repeat(4)}
  ar: ${'كلمات لا غير. '.repeat(5)}
category: vegetables
organic: true
seasonal: false
pictures:
  - picture: ${whole}
    shows: { en: Beets, ar: بنجر }
  - picture: ${cut}
    shows: { en: Cut beets, ar: بنجر مقطع }
season:
  supply: seasonal
  crops:
    - variety: { en: Early, ar: مبكر }
      months: { mar: usual, apr: peak, may: unknown }
      certainty: high
      sources: [ handbook ]
    - variety: { en: Late, ar: متأخر }
      months: { sep: possible }
      certainty: high
      sources: [ handbook ]
keeping:
  travels: moist
  temperature: { from: 0, to: 4, certainty: high, sources: [ handbook ] }
`;

const lines = (text: string) =>
  readYaml('content/products/beets.yaml', productFileSchema, {}, text).problems.map(problemLine);

it('finds no problem in a sound file', () => {
  expect(lines(beets)).toEqual([]);
});

it.each<[message: string, part: string, replacement: string]>([
  [
    '4 → beets → description.en: is missing; write between 60 and 140 characters.',
    `  en: ${'Nothing but words. '.repeat(4)}\n`,
    '',
  ],
  [
    '2 → beets → name.ar: is missing; write between 2 and 40 characters.',
    ', ar: بنجر }\nnameIn',
    ' }\nnameIn',
  ],
  [
    '2 → beets → name: is missing; write a text for each language: en, ar.',
    '{ en: Beets, ar: بنجر }\nnameIn',
    'Beets\nnameIn',
  ],
  [
    '3 → beets → nameInSentence.en: is 41 characters; write between 3 and 40.',
    'en: beets',
    `en: ${'x'.repeat(41)}`,
  ],
  [
    '7 → beets → category: is “Root crops”; use small letters, digits and single hyphens, as in vegetables.',
    'category: vegetables',
    'category: Root crops',
  ],
  [
    '8 → beets → organic: is not a yes or no; write true or false.',
    'organic: true',
    'organic: certainly',
  ],
  [
    '9 → beets → entry: has price, which is not a field; correct the name or remove it. The fields are order, name, nameInSentence, nameInCargo, description, tip, category, organic, seasonal, alsoCalled, pictures, season, keeping.',
    'seasonal: false',
    'price: 5\nseasonal: false',
  ],
  [
    '10 → beets → pictures: has fewer than 2 pictures; the carousel of the card needs at least 2.',
    `  - picture: ${cut}\n    shows: { en: Cut beets, ar: بنجر مقطع }\n`,
    '',
  ],
  [
    '11 → beets → pictures.0.picture: is “/pictures/carrots-a.jpg”; use small letters, digits and single hyphens, as in carrots-a.',
    `picture: ${whole}`,
    'picture: /pictures/carrots-a.jpg',
  ],
  [
    `13 → beets → pictures.1.picture: repeats “${whole}”; each picture may appear only once.`,
    `picture: ${cut}`,
    `picture: ${whole}`,
  ],
  [
    '19 → beets → season.crops.0.months: has march, which is not a month; write jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec.',
    'mar: usual',
    'march: usual',
  ],
  [
    '19 → beets → season.crops.0.months.apr: is “best”, which is not one of the choices; write peak, usual, possible or unknown.',
    'apr: peak',
    'apr: best',
  ],
  [
    '23 → beets → season.crops.1.months: has no month in season; if none is known, remove the row, and write a note.',
    'sep: possible',
    'sep: unknown',
  ],
  [
    '17 → beets → season.crops: has months; remove its rows, or make the supply seasonal.',
    'supply: seasonal',
    'supply: on-request',
  ],
  [
    '22 → beets → season.crops.1.variety: is missing; with several rows, each needs its variety.',
    '    - variety: { en: Late, ar: متأخر }\n      months',
    '    - months',
  ],
  [
    '22 → beets → season.crops.1.variety: repeats “Early”; write each variety once.',
    'en: Late',
    'en: Early',
  ],
  [
    '20 → beets → season.crops.0.certainty: is “low”; write high or medium. If a month is less certain, write unknown for it, and a note.',
    'certainty: high',
    'certainty: low',
  ],
  [
    '21 → beets → season.crops.0.sources: names no source; write the name of a file in content/sources.',
    '[ handbook ]',
    '[]',
  ],
  [
    '28 → beets → keeping.temperature: is from 4 to 0; write the smaller number first.',
    'from: 0, to: 4',
    'from: 4, to: 0',
  ],
  [
    '28 → beets → keeping.temperature.from: is not from -30 to 40 degrees; write a number without quotes.',
    'from: 0,',
    "from: '0',",
  ],
  [
    '27 → beets → keeping.travels: is “frozen”, which is not one of the choices; write moist, packed, aired or ambient.',
    'travels: moist',
    'travels: frozen',
  ],
  [
    '28 → beets → keeping.coldDamage.below: is 3 °C, but temperature begins at 0 °C; correct one of the two.',
    '  temperature',
    '  coldDamage: { below: 3, certainty: high, sources: [ handbook ] }\n  temperature',
  ],
  [
    '28 → beets → keeping.humidity: is 65–70%, but travels: moist is for 85–100%; correct one of the two.',
    '  temperature',
    '  humidity: { from: 65, to: 70, certainty: high, sources: [ handbook ] }\n  temperature',
  ],
  [
    '5 → beets → en: has a colon inside a text; put the whole text in quotes, as in "…".',
    'en: Nothing',
    'en: Note: Nothing',
  ],
  [
    '8 → beets → organic: lacks a closing quote or bracket, or begins at another place than its neighbours; correct it.',
    'organic: true',
    "organic: 'true",
  ],
  [
    '10 → beets → organic: is there twice; remove one of the two.',
    'seasonal: false',
    'seasonal: false\norganic: true',
  ],
])('%s', (message, part, replacement) => {
  expect(beets).toContain(part);
  expect(lines(beets.replace(part, replacement))).toEqual([
    `content/products/beets.yaml:${message}`,
  ]);
});

it('reports a product without months and without a note', () => {
  const text = beets.replace(/ {2}crops:[\s\S]*(?=keeping:)/, '  crops: []\n');
  expect(lines(text)).toEqual([
    'content/products/beets.yaml:15 → beets → season.note: is missing, and there are no months; write a text to show instead.',
  ]);
});
