import { describe, expect, it } from 'vitest';
import type { Keeping } from '../../schema/product.ts';
import { monthsInLetters } from '../season/months-in-letters.ts';
import { cargoItem, compatibility, type Reason, reasonText } from './compatibility.ts';
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

describe('compatibility', () => {
  it.each([
    'plain + plain: together',
    'packs + packs: together',
    'plain + slight: together. 0–4 °C suits them, in moist air.',
    'beans + bulbs: apart. A container is either aired, for bulbs, or closed and dry, for beans.',
    'warm + plain: apart. No temperature suits both: plain must be kept at 0–4 °C, and warm at 7–10 °C.',
    'tender + plain: apart. Plain must be kept at 0–4 °C, and cold below 7 °C damages tender.',
    'plain + wide: with care. Plain and wide have only 4 °C in common, so the container must hold it exactly.',
    'wide + warm: together. 7–8 °C suits them, in moist air.',
    'plain + anywhere: with care. The temperature for anywhere is not known: ask us.',
    'sensitive + giver: apart. Giver give off ethylene, which makes sensitive age sooner.',
    'giver + bitter: apart. Giver give off ethylene, which turns bitter brown.',
    'littleGiver + sensitive: with care. LittleGiver give off a little ethylene, which makes sensitive age sooner.',
    'giver + slight: with care. Giver give off ethylene, and slight can be slightly sensitive to it.',
    'littleGiver + slight: together. 0–4 °C suits them, in moist air.',
    'moderate + giver: apart. Giver give off ethylene, which makes moderate age sooner.',
    'moderate + littleGiver: together. 0–4 °C suits them, in moist air.',
    'used + littleGiver: together. 0–4 °C suits them, in moist air.',
    'used + giver: apart. Giver give off ethylene, which makes used age sooner.',
    'ripening + giver: apart. Giver give off ethylene, which makes ripening age sooner.',
    'gassed + breathing: with care. Not if gassed travel in carbon dioxide, as they do by sea: it damages breathing.',
    'gassed + plain: together. 0–4 °C suits them, in moist air.',
    'scented + butter: with care. Scented give off an odour that butter may take up.',
    'scented + sponge: together. 0–4 °C suits them, in moist air.',
    'sponge + smelly: apart. Smelly give off an odour, and sponge would take it up.',
    'bulbs + tulips: together. 2–3 °C suits them, in dry air with the vents open.',
    'giver + riddle: with care. Giver give off ethylene, and what it does to riddle is not known.',
    'bitter + riddle: with care. Whether riddle give off ethylene is not known, and it turns bitter brown.',
    'plain + riddle: together. 0–4 °C suits them, in moist air.',
    'smelly + plain: with care. Smelly give off an odour that plain may take up.',
    'butter + smelly: apart. Smelly give off an odour, and butter would take it up.',
    'smelly + glass: together. 0–4 °C suits them, in moist air.',
    'plain + packs: with care. Packs must stay dry in closed packs, while plain must have moist air.',
    'giver + noodles: with care. Noodles must stay dry in closed packs, while giver must have moist air.',
    'bitter + noodles: with care. Noodles must stay dry in closed packs, while bitter must have moist air.',
    'bulbs + plain: apart. Bulbs must travel dry and aired, in a container of their own, while plain must have moist air.',
    'bulbs + packs: apart. Bulbs must travel with the vents open, while packs must stay in a closed, cold container.',
    'beans + packs: apart. Beans can travel without cooling, while packs must be kept cold.',
    'beans + packsOfUnknown: apart. Beans can travel without cooling, while packsOfUnknown must be kept cold.',
    'plain + kiwis: with care. How to load kiwis with plain is not known: ask us.',
  ])('%s', (expected) => {
    const [, a = '', b = ''] = /^(\w+) \+ (\w+): /.exec(expected) ?? [];
    for (const { verdict, reasons } of [
      compatibility(item(a), item(b)),
      compatibility(item(b), item(a)),
    ]) {
      const sentences = reasons.map((reason) =>
        reasonText(reason).replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
      );
      expect(`${a} + ${b}: ${[verdict, ...sentences].join('. ')}`).toBe(expected);
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
        expect(reasons.map((reason) => reasonText(reason))).toEqual([
          'Not in season together: the months of figs never meet those of kale.',
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
      expect(reasonText(reasons[0] as Reason)).toMatch(/without cooling/);
    });
  });

  it('gives all reasons for the verdict, and none for a milder one', () => {
    const both = { ...keeping.giver, odour: { gives: 'strong', ...cited } } as Keeping;
    const giver = { ...item('giver'), keeping: both };
    expect(compatibility(giver, item('tender')).reasons).toHaveLength(1);
    expect(compatibility(giver, item('slight')).reasons).toHaveLength(2);
  });
});

// Which of the sixteen delivered products can share a container. The table is written by hand from the
// postharvest tables, not from the code, so that a change of content/products/ or of the rules cannot
// change a verdict by accident.

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

it('the table has the verdict of each pair of products, which sentences explain', () => {
  const ids = rows.map((row) => row.split(' ')[0] ?? '');
  expect(ids).toHaveLength(16);
  const found = ids.map((a) => {
    const cells = ids.map((b) => {
      if (a === b) return '.';
      const { verdict, reasons } = compatibility(cargoItem(a), cargoItem(b));
      expect(reasons.length).toBeGreaterThan(0);
      for (const reason of reasons) expect(reasonText(reason)).toMatch(/^[\p{Lu}\d][^{}]+\.$/u);
      return letters[verdict];
    });
    return `${a.padEnd(21)}  ${cells.join('   ')}`;
  });
  expect(found).toEqual(rows);
});

it.each([
  ['heirloom-tomatoes', 'carrots', 'Ripe tomatoes give off ethylene, which turns carrots bitter.'],
  [
    'bell-peppers',
    'strawberries',
    'Strawberries must be kept at 0\u00a0°C, and cold below 7\u00a0°C damages peppers.',
  ],
  [
    'onions',
    'lettuce',
    'Onions must travel dry and aired, in a container of their own, while lettuce must have moist air.',
  ],
  [
    'strawberries',
    'yellow-dates',
    'Not in season together: the months of yellow dates never meet those of strawberries.',
  ],
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
