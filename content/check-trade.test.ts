import { describe, expect, it } from 'vitest';
import { changed, fixture } from './check-fixture.ts';
import { problemLine, type Trade } from './check-problem.ts';
import { checkTrade } from './check-trade.ts';

/** The problems after a change of an entry. */
function problems(file: keyof Trade, id: string, change: Record<string, unknown>) {
  const record = fixture.trade[file] as Readonly<Record<string, object>>;
  const trade = { ...fixture.trade, [file]: { ...record, [id]: { ...record[id], ...change } } };
  return checkTrade(changed({ trade })).map(problemLine);
}

/** The problems after a change of a row of months. */
const withMonths = (months: unknown) =>
  problems('seasons', 'apples', {
    crops: [{ months, certainty: 'high', sources: ['handbook'] }],
  });

it('finds no problem in the fixture', () => {
  expect(checkTrade(fixture)).toEqual([]);
});

describe('a new product', () => {
  it('needs months, keeping and texts, and the messages say how to write them', () => {
    const kale = { ...fixture.products[1], id: 'baby-kale', name: 'Baby Kale' };
    const found = checkTrade(changed({ products: [...fixture.products, kale] })).map(problemLine);
    expect(found).toEqual([
      'content/facts/seasons.json → baby-kale → entry: is missing for a product of content/facts/products.json; add "baby-kale": { "supply": "seasonal", "crops": [{ "months": "P P o - - - - - - - x P", "certainty": "high", "sources": ["season-reports"] }] } with its own months, or with "crops": [] if they are not known; a product without a season has "supply": "on-request".',
      'content/facts/storage.json → baby-kale → entry: is missing for a product of content/facts/products.json; add "baby-kale": { "load": "moist", "temperature": { "from": 0, "to": 2, "certainty": "high", "sources": ["usda-66"] } } with its own values, and leave out what is not known.',
      'content/en/product-words.json → baby-kale → entry: is missing for a product of content/facts/products.json; add "baby-kale": { "inSentence": "baby kale" }, its name inside a sentence.',
    ]);
  });

  it('needs nothing else than what the messages ask for', () => {
    const kale = { ...fixture.products[1], id: 'kale', name: 'Kale' };
    const { seasons, keeping, productTexts } = fixture.trade;
    const trade = {
      ...fixture.trade,
      seasons: { ...seasons, kale: { supply: 'seasonal', crops: [] } },
      keeping: { ...keeping, kale: { load: 'moist' } },
      productTexts: { ...productTexts, kale: { inSentence: 'kale', seasonNote: 'Ask us.' } },
    };
    expect(checkTrade(changed({ products: [...fixture.products, kale], trade }))).toEqual([]);
  });
});

it.each(['seasons', 'keeping', 'productTexts'] as const)(
  'an entry of %s without a product',
  (file) => {
    const [line] = problems(file, 'appels', fixture.trade[file].apples ?? {});
    expect(line).toMatch(
      /^content\/[a-z/-]+\.json → appels → entry: belongs to no product of content\/facts\/products\.json; write the id of one, or remove the entry\.$/,
    );
  },
);

describe('a row of months', () => {
  const at = 'content/facts/seasons.json → apples → crops.0.months:';

  it.each([
    [
      'P x o - - - - - - - x',
      'has 11 letters; write twelve with single spaces between them, January first, as in “P P o - - - - - - - x P”.',
    ],
    [
      'PxO---------',
      'has 1 letters; write twelve with single spaces between them, January first, as in “P P o - - - - - - - x P”.',
    ],
    [
      'P x u - - - - - - - x P',
      'has “u” for March; write P (peak), x (usual), o (possible), - (not in season) or ? (not known).',
    ],
    [
      '? ? ? - - - - - - - - -',
      'has no month in season; write "crops": [] if none is known, and a seasonNote in product-words.json.',
    ],
    [undefined, 'is missing; write a row of twelve letters.'],
  ])('%s', (months, message) => {
    expect(withMonths(months)).toEqual([`${at} ${message}`]);
  });
});

describe('a season', () => {
  const row = { months: 'P x o - - - - - - - x P', certainty: 'high', sources: ['handbook'] };

  it.each<[string, string, Record<string, unknown>, string]>([
    [
      'of an unknown kind',
      'apples',
      { supply: 'always' },
      'apples → supply: is “always”, which is not one of the choices; write seasonal or on-request.',
    ],
    [
      'on request with months',
      'orzo',
      { crops: [row] },
      'orzo → crops: has months; write [], or "supply": "seasonal".',
    ],
    [
      'of low certainty',
      'apples',
      { crops: [{ ...row, certainty: 'low' }] },
      'apples → crops.0.certainty: is “low”; write high or medium. If a month is less certain, write ? for it, and a seasonNote in product-words.json.',
    ],
    [
      'without a source',
      'apples',
      { crops: [{ ...row, sources: [] }] },
      'apples → crops.0.sources: names no source; write the id of one in content/facts/sources.json.',
    ],
    [
      'of an unknown source',
      'apples',
      { crops: [{ ...row, sources: ['hearsay'] }] },
      'apples → crops.0.sources: names “hearsay”, which is not in content/facts/sources.json; write handbook, or add the source there.',
    ],
    [
      'with a row of no variety among several',
      'dates',
      { crops: [{ ...row, variety: 'early' }, row] },
      'dates → crops.1.variety: is missing; with several rows, each needs its variety.',
    ],
    [
      'with a variety twice',
      'dates',
      {
        crops: [
          { ...row, variety: 'early' },
          { ...row, variety: 'early' },
        ],
      },
      'dates → crops.1.variety: repeats “early”; write each variety once.',
    ],
    [
      'with a variety that has no name',
      'dates',
      { crops: [{ ...row, variety: 'wild' }] },
      'dates → crops.0.variety: is “wild”, which has no name; add one to varieties of the product in content/en/product-words.json.',
    ],
  ])('%s', (_, id, change, message) => {
    expect(problems('seasons', id, change)).toEqual([`content/facts/seasons.json → ${message}`]);
  });

  it('without months needs a note', () => {
    expect(problems('productTexts', 'figs', { seasonNote: undefined })).toEqual([
      'content/en/product-words.json → figs → seasonNote: is missing, and there are no months in content/facts/seasons.json; write a text to show instead.',
    ]);
  });
});

it('reports a source with an invalid address', () => {
  expect(problems('sources', 'handbook', { url: 'cold.example' })).toEqual([
    'content/facts/sources.json → handbook → url: is not a web address; write it in full, beginning with “https://”.',
  ]);
});

describe('keeping', () => {
  const cited = { certainty: 'high', sources: ['handbook'] };

  it.each<[string, Record<string, unknown>, string]>([
    [
      'temperatures in the wrong order',
      { temperature: { from: 4, to: 0, ...cited } },
      'temperature: is from 4 to 0; write the smaller number first.',
    ],
    [
      'durations in the wrong order',
      { keeps: [{ from: 7, to: 5, unit: 'day', ...cited }] },
      'keeps.0: is from 7 to 5; write the smaller number first.',
    ],
    [
      'humidities in the wrong order',
      { humidity: { from: 95, to: 90, ...cited } },
      'humidity: is from 95 to 90; write the smaller number first.',
    ],
    [
      'a temperature in quotes',
      { temperature: { from: '0', to: 4, ...cited } },
      'temperature.from: is not from -30 to 40 degrees; write a number without quotes.',
    ],
    [
      'humidity above a hundred',
      { humidity: { from: 95, to: 950, ...cited } },
      'humidity.to: is not from 1 to 100 per cent; write a number without quotes.',
    ],
    [
      'humidity that contradicts the way it travels',
      { humidity: { from: 65, to: 70, ...cited } },
      'humidity: is 65–70%, but "load": "moist" is for 85–100%; correct one of the two.',
    ],
    [
      'cold damage at a temperature of its keeping',
      { coldDamage: { below: 3, ...cited } },
      'coldDamage.below: is 3 °C, but temperature begins at 0 °C; correct one of the two.',
    ],
    [
      'an unknown way of travelling',
      { load: 'frozen' },
      'load: is “frozen”, which is not one of the choices; write moist, packed, aired or ambient.',
    ],
    [
      'a form without a name',
      { keeps: [{ form: 'sliced', from: 5, to: 7, unit: 'day', ...cited }] },
      'keeps.0.form: is “sliced”, which has no name; add one to forms of the product in content/en/product-words.json.',
    ],
    [
      'a value without its certainty',
      { coldDamage: { below: 0, sources: ['handbook'] } },
      'coldDamage.certainty: is “undefined”, which is not one of the choices; write high, medium or low.',
    ],
    [
      'a value without a source',
      { coldDamage: { below: 0, certainty: 'high' } },
      'coldDamage.sources: is not a list; write ids of content/facts/sources.json between [ and ], as in ["usda-66"].',
    ],
    [
      'a value of an unknown source',
      { odour: { gives: true, certainty: 'high', sources: ['handbook', 'hearsay'] } },
      'odour.sources: names “hearsay”, which is not in content/facts/sources.json; write handbook, or add the source there.',
    ],
    [
      'a field that does not exist',
      { price: 5 },
      'entry: has price, which is not a field; correct the name or remove it.',
    ],
  ])('%s', (_, change, message) => {
    expect(problems('keeping', 'apples', change)).toEqual([
      `content/facts/storage.json → apples → ${message}`,
    ]);
  });
});
