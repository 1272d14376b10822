import { describe, expect, it } from 'vitest';
import { cargoTexts } from '../../content/cargo-texts.ts';
import { productTexts } from '../../content/product-texts.ts';
import { products } from '../../content/products.ts';
import type { Keeping } from '../../schema/product.ts';
import { temperatureText } from '../keeping/keeping-text.ts';
import { monthsInLetters } from '../season/months-in-letters.ts';
import { capitalised } from '../text/capitalised.ts';
import { fill } from '../text/fill.ts';
import type { Verdict } from './cargo-rules.ts';
import { cargoItem, compatibility, reasonText } from './compatibility.ts';
import type { CargoItem } from './conflicts.ts';

const cited = { certainty: 'high' as const, sources: ['handbook'] };
const at = (from: number, to: number): Keeping => ({
  travels: 'moist',
  temperature: { from, to, ...cited },
  ethylene: { gives: 'no', sensitive: 'no', ...cited },
});
const ethylene = (
  values: Pick<NonNullable<Keeping['ethylene']>, 'gives' | 'sensitive' | 'harm'>,
) => ({
  ...at(0, 4),
  ethylene: { ...values, ...cited },
});
const carbonDioxide = (effect: 'usedAtSea' | 'harmful'): Keeping => ({
  ...at(0, 4),
  carbonDioxide: { effect, ...cited },
});
const odour = (values: Omit<NonNullable<Keeping['odour']>, 'certainty' | 'sources'>): Keeping => ({
  ...at(0, 4),
  odour: { ...values, ...cited },
});

/** The ids say how the products are stored. */
const keeping: Readonly<Record<string, Keeping>> = {
  plain: at(0, 4),
  wide: at(4, 8),
  warm: at(7, 10),
  tender: { ...at(7, 10), coldDamage: { below: 7, ...cited } },
  anywhere: { travels: 'moist', ethylene: { gives: 'no', sensitive: 'no', ...cited } },
  giver: ethylene({ gives: 'yes', sensitive: 'no' }),
  littleGiver: ethylene({ gives: 'low', sensitive: 'no' }),
  sensitive: ethylene({ gives: 'no', sensitive: 'yes' }),
  moderate: ethylene({ gives: 'no', sensitive: 'moderate' }),
  bitter: ethylene({ gives: 'no', sensitive: 'very', harm: 'turns bitter brown' }),
  slight: ethylene({ gives: 'low', sensitive: 'low' }),
  used: ethylene({ gives: 'low', sensitive: 'very' }),
  ripening: ethylene({ gives: 'yes', sensitive: 'yes' }),
  riddle: { travels: 'moist', temperature: { from: 0, to: 4, ...cited } },
  smelly: odour({ gives: 'strong' }),
  scented: odour({ gives: 'slight' }),
  butter: odour({ takesUp: 'every' }),
  sponge: odour({ takesUp: 'strong' }),
  glass: odour({ takesUp: 'no' }),
  gassed: carbonDioxide('usedAtSea'),
  breathing: carbonDioxide('harmful'),
  packs: { ...at(0, 4), travels: 'packed' },
  packsOfUnknown: { travels: 'packed' },
  noodles: { travels: 'packed', temperature: { from: 0, to: 4, ...cited } },
  bulbs: { ...at(0, 3), travels: 'aired' },
  tulips: { ...at(2, 5), travels: 'aired' },
  beans: { travels: 'ambient' },
};

const item = (id: string): CargoItem => ({
  id,
  name: id,
  keeping: keeping[id],
});

const sentences = { ...cargoTexts.together, ...cargoTexts.conflicts };
type Sentence = keyof typeof sentences;
type Parts = Readonly<Record<string, string>>;

/** A sentence of the content with the names of the products, and what else it says. */
function sentenceOf(sentence: Sentence, parts: Parts): string {
  return capitalised(fill(sentences[sentence], parts));
}
const degrees = (from: number, to: number) => temperatureText({ from, to });
const ageing = (other: string) => ({ harm: fill(cargoTexts.ethyleneHarm, { other }) });
const browning = { harm: 'turns bitter brown' };
const cold = degrees(0, 4);

describe('compatibility', () => {
  it.each<[one: string, other: string, verdict: Verdict, sentence: Sentence, parts?: Parts]>([
    ['plain', 'slight', 'together', 'moist', { shared: cold }],
    ['bulbs', 'beans', 'apart', 'airedWithAmbient'],
    [
      'plain',
      'warm',
      'apart',
      'temperature',
      {
        oneTemperature: cold,
        other: fill(cargoTexts.limits.temperature, { other: 'warm', temperature: degrees(7, 10) }),
      },
    ],
    [
      'plain',
      'tender',
      'apart',
      'coldDamage',
      {
        oneTemperature: cold,
        other: fill(cargoTexts.limits.coldDamage, { other: 'tender', limit: degrees(7, 7) }),
      },
    ],
    ['plain', 'wide', 'with care', 'narrowTemperature', { shared: degrees(4, 4) }],
    ['wide', 'warm', 'together', 'moist', { shared: degrees(7, 8) }],
    ['anywhere', 'plain', 'with care', 'unknownTemperature'],
    ['giver', 'sensitive', 'apart', 'ethylene', ageing('sensitive')],
    ['giver', 'bitter', 'apart', 'ethylene', browning],
    ['littleGiver', 'sensitive', 'with care', 'littleEthylene', ageing('sensitive')],
    ['giver', 'slight', 'with care', 'slightlySensitive'],
    ['littleGiver', 'slight', 'together', 'moist', { shared: cold }],
    ['giver', 'moderate', 'apart', 'ethylene', ageing('moderate')],
    ['moderate', 'littleGiver', 'together', 'moist', { shared: cold }],
    ['used', 'littleGiver', 'together', 'moist', { shared: cold }],
    ['giver', 'used', 'apart', 'ethylene', ageing('used')],
    ['giver', 'ripening', 'apart', 'ethylene', ageing('ripening')],
    ['gassed', 'breathing', 'with care', 'carbonDioxide'],
    ['gassed', 'plain', 'together', 'moist', { shared: cold }],
    ['scented', 'butter', 'with care', 'odour'],
    ['scented', 'sponge', 'together', 'moist', { shared: cold }],
    ['smelly', 'sponge', 'apart', 'strongOdour'],
    ['bulbs', 'tulips', 'together', 'aired', { shared: degrees(2, 3) }],
    ['giver', 'riddle', 'with care', 'unknownSensitivity'],
    ['riddle', 'bitter', 'with care', 'unknownEthylene', browning],
    ['plain', 'riddle', 'together', 'moist', { shared: cold }],
    ['smelly', 'plain', 'with care', 'odour'],
    ['smelly', 'butter', 'apart', 'strongOdour'],
    ['smelly', 'glass', 'together', 'moist', { shared: cold }],
    ['packs', 'plain', 'with care', 'packedWithMoist'],
    ['noodles', 'giver', 'with care', 'packedWithMoist'],
    ['noodles', 'bitter', 'with care', 'packedWithMoist'],
    ['bulbs', 'plain', 'apart', 'airedWithMoist'],
    ['bulbs', 'packs', 'apart', 'airedWithPacked'],
    ['beans', 'plain', 'apart', 'ambientWithMoist'],
    ['beans', 'packs', 'apart', 'ambientWithPacked'],
    ['beans', 'packsOfUnknown', 'apart', 'ambientWithPacked'],
    ['kiwis', 'plain', 'with care', 'unknownProduct'],
  ])('%s and %s: %s, %s', (one, other, verdict, sentence, parts = {}) => {
    for (const found of [
      compatibility(item(one), item(other)),
      compatibility(item(other), item(one)),
    ]) {
      expect(found.verdict).toBe(verdict);
      expect(found.reasons.map((reason) => reasonText([reason]))).toEqual([
        sentenceOf(sentence, { one, other, ...parts }),
      ]);
    }
  });

  describe('the months', () => {
    const grown = (id: string, letters?: string): CargoItem => ({
      ...item('plain'),
      id,
      name: id,
      season: letters === undefined ? undefined : seasonal(letters),
    });
    const seasonal = (letters: string) => ({
      supply: 'seasonal' as const,
      crops: [{ months: monthsInLetters(letters), ...cited }],
    });
    //                          J F M A M J J A S O N D
    const winter = grown('kale', 'P o - - - - - - - - - x');
    const summer = grown('figs', '- - - - - - x P - - - -');

    it('keep products apart that are never in season together', () => {
      for (const { verdict, reasons } of [
        compatibility(winter, summer),
        compatibility(summer, winter),
      ]) {
        expect(verdict).toBe('apart');
        expect(reasons.map((reason) => reasonText([reason]))).toEqual([
          sentenceOf('season', { one: 'figs', other: 'kale' }),
        ]);
      }
    });

    it('do not matter if they meet, may meet or are not known', () => {
      for (const other of [
        grown('late', '- o P - - - - - - - - -'),
        grown('maybe', '- ? - - - P - - - - - -'),
        grown('unknown'),
        { ...grown('stored'), season: { supply: 'on-request' as const, crops: [] } },
      ])
        expect(compatibility(winter, other).verdict, other.id).toBe('together');
    });

    it('are no reason if the products must be apart for another one', () => {
      const { reasons } = compatibility({ ...summer, keeping: keeping.beans }, winter);
      expect(reasons.map(({ sentence }) => sentence)).toHaveLength(1);
      const sentence = sentenceOf('ambientWithMoist', { one: 'figs', other: 'kale' });
      expect(reasonText(reasons)).toBe(sentence);
    });
  });

  it('gives all reasons for the verdict, and none for a milder one', () => {
    const both = { ...keeping.giver, odour: { gives: 'strong', ...cited } } as Keeping;
    const giver = { ...item('giver'), keeping: both };
    expect(compatibility(giver, item('tender')).reasons).toHaveLength(1);
    expect(compatibility(giver, item('slight')).reasons).toHaveLength(2);
  });
});

// Which of sixteen products can share a container. How they are kept is here as it was in content/products/ when the
// table was written, so that the owner may change it there. The table is written by hand from the postharvest tables,
// not from the code, so that a change of the rules cannot change a verdict by accident.

type Ethylene = NonNullable<Keeping['ethylene']>;

const fresh = (
  [from, to]: readonly [number, number],
  gives: Ethylene['gives'],
  sensitive: Ethylene['sensitive'],
  rest: Partial<Keeping> = {},
): Keeping => ({
  travels: 'moist',
  temperature: { from, to },
  ethylene: { gives, sensitive },
  ...rest,
});
const damagedBelow = (below: number): Partial<Keeping> => ({ coldDamage: { below } });
const dry: Keeping = { travels: 'ambient' };

/** How products are kept, and their months from January. */
const kept: Readonly<Record<string, [keeping: Keeping, months?: string]>> = {
  strawberries: [
    fresh([0, 0], 'no', 'no', { carbonDioxide: { effect: 'usedAtSea' } }),
    'P P o - - - - - - - x P',
  ],
  carrots: [
    fresh([0, 0], 'no', 'yes', { carbonDioxide: { effect: 'harmful' } }),
    'x x P P P x o o - - - -',
  ],
  lettuce: [
    fresh([0, 0], 'no', 'very', { carbonDioxide: { effect: 'harmful' } }),
    'x x x o - - - - - - o x',
  ],
  'yellow-dates': [
    fresh([0, 2], 'low', 'low', { odour: { takesUp: 'strong' } }),
    '- - - - - - - x P x - -',
  ],
  'fresh-spaghetti-pasta': [
    { travels: 'packed', temperature: { from: 0, to: 5 }, odour: { takesUp: 'every' } },
  ],
  pomegranate: [fresh([5, 7.2], 'no', 'low', damagedBelow(5)), '- - - - - - - o x P x -'],
  oranges: [
    fresh([3, 8], 'no', 'moderate', { odour: { gives: 'slight', takesUp: 'strong' } }),
    'P P P P x o o - - - o x',
  ],
  'bell-peppers': [fresh([7, 13], 'low', 'low', damagedBelow(7)), 'x x x x o o - - - - o x'],
  cucumber: [fresh([10, 12.5], 'low', 'very', damagedBelow(10))],
  'heirloom-tomatoes': [fresh([7, 10], 'yes', 'low', damagedBelow(5))],
  onions: [
    fresh([0, 3], 'no', 'low', { travels: 'aired', odour: { gives: 'strong' } }),
    '- x x x P P P x x x x x',
  ],
  'egyptian-fava-beans': [dry],
  'white-beans': [dry],
  'egyptian-lentils': [dry],
  'farfalle-pasta': [dry],
  'penne-pasta': [dry],
};

function keptItem(id: string): CargoItem {
  const [keeping, months] = kept[id] ?? [];
  const crops = months ? [{ months: monthsInLetters(months) }] : [];
  return { id, name: id, keeping, season: { supply: 'seasonal', crops } };
}

/*
 * T together, c with care, - apart, . the same product.
 *
 * Strawberries, carrots, lettuce and dates are kept at about 0 °C in moist air. Strawberries travel by sea in
 * carbon dioxide, which damages carrots and lettuce. Dates give off a little ethylene, which damages carrots.
 * They are never in season together with strawberries and lettuce. Fresh spaghetti, 0–5 °C in closed packs,
 * can share a container with moist products that are kept as cold. Pomegranates, oranges and peppers share
 * 7 °C, give off almost no ethylene and do not suffer from so little. Peppers and cucumbers share 10–12.5 °C.
 * Cucumbers are very sensitive to ethylene, but give off more of it than peppers do. Ripe tomatoes, 7–10 °C, give off
 * ethylene: oranges and cucumbers suffer from it, peppers and pomegranates respond very little. Onions travel
 * by themselves in dry air. Dry products need no cooling.
 */
const table = `
                      Str Car Let Dat Spa Pom Ora Pep Cuc Tom Oni Fav Whi Len Far Pen
strawberries           .   c   c   -   c   -   -   -   -   -   -   -   -   -   -   -
carrots                c   .   T   c   c   -   -   -   -   -   -   -   -   -   -   -
lettuce                c   T   .   -   c   -   -   -   -   -   -   -   -   -   -   -
yellow-dates           -   c   -   .   c   -   -   -   -   -   -   -   -   -   -   -
fresh-spaghetti-pasta  c   c   c   c   .   c   c   -   -   -   -   -   -   -   -   -
pomegranate            -   -   -   -   c   .   T   T   -   c   -   -   -   -   -   -
oranges                -   -   -   -   c   T   .   T   -   -   -   -   -   -   -   -
bell-peppers           -   -   -   -   -   T   T   .   T   c   -   -   -   -   -   -
cucumber               -   -   -   -   -   -   -   T   .   -   -   -   -   -   -   -
heirloom-tomatoes      -   -   -   -   -   c   -   c   -   .   -   -   -   -   -   -
onions                 -   -   -   -   -   -   -   -   -   -   .   -   -   -   -   -
egyptian-fava-beans    -   -   -   -   -   -   -   -   -   -   -   .   T   T   T   T
white-beans            -   -   -   -   -   -   -   -   -   -   -   T   .   T   T   T
egyptian-lentils       -   -   -   -   -   -   -   -   -   -   -   T   T   .   T   T
farfalle-pasta         -   -   -   -   -   -   -   -   -   -   -   T   T   T   .   T
penne-pasta            -   -   -   -   -   -   -   -   -   -   -   T   T   T   T   .
`;

const letters = { together: 'T', 'with care': 'c', apart: '-' };
const rows = table.trimEnd().split('\n').slice(2);

it('the table has the verdict of each pair of products', () => {
  const ids = rows.map((row) => row.split(' ')[0] ?? '');
  expect(ids).toHaveLength(16);
  const found = ids.map((a) => {
    const cells = ids.map((b) =>
      a === b ? '.' : letters[compatibility(keptItem(a), keptItem(b)).verdict],
    );
    return `${a.padEnd(21)}  ${cells.join('   ')}`;
  });
  expect(found).toEqual(rows);
});

it('sentences explain the verdict of each pair of products of the site, by their names for loading', () => {
  const names = products.map(({ id, name }) => {
    const { inCargo, inSentence } = productTexts[id] ?? {};
    return inCargo ?? inSentence ?? name;
  });
  const items = products.map(({ id }) => cargoItem(id));
  expect(items.map(({ name }) => name)).toEqual(names);
  for (const a of items)
    for (const b of items.filter((other) => other !== a)) {
      const { reasons } = compatibility(a, b);
      expect(reasons.length, `${a.id} and ${b.id}`).toBeGreaterThan(0);
      for (const reason of reasons) expect(reasonText([reason])).toMatch(/^[^\p{Ll}{}][^{}]+$/u);
    }
});
