import { describe, expect, it } from 'vitest';
import { changed, fixture } from './check-fixture.ts';
import { problemLine } from './check-problem.ts';
import { checkTrade } from './check-trade.ts';
import type { Keeping } from './trade-schema.ts';

/** The problems after a change of a product's keeping. */
function problems(id: string, change: Record<string, unknown>) {
  const { keeping } = fixture.trade;
  const entry = { ...keeping[id], ...change } as Keeping;
  const trade = { ...fixture.trade, keeping: { ...keeping, [id]: entry } };
  return checkTrade(changed({ trade })).map(problemLine);
}

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
    expect(problems('apples', change)).toEqual([
      `content/facts/storage.json → apples → ${message}`,
    ]);
  });
});
