// Months and keeping of the products in check-fixture.ts, for tests.
import type { Trade } from './check-problem.ts';
import type { Cited } from './trade-schema.ts';

const cited = { certainty: 'high', sources: ['handbook'] } satisfies Cited;

const seasonal = (months: string) => ({
  supply: 'seasonal' as const,
  crops: [{ months, ...cited }],
});

/**
 * The season of apples begins in one year and ends in the next. Dates have two varieties. The end of
 * the endives' season is not known, nor are the months of figs. Chickpeas and orzo are on request.
 */
export const trade: Trade = {
  //                 J F M A M J J A S O N D
  seasons: {
    apples: seasonal('P x o - - - - - - - x P'),
    beets: seasonal('- - x P P x - - - - - -'),
    chickpeas: { supply: 'on-request', crops: [] },
    dates: {
      supply: 'seasonal',
      crops: [
        { variety: 'early', months: '- - - - - - x P - - - -', ...cited },
        { variety: 'late', months: '- - - - - - - - P x - -', ...cited },
      ],
    },
    endives: seasonal('? ? - - - - - - - - x x'),
    figs: { supply: 'seasonal', crops: [] },
    grapes: seasonal('- - - - - x P x - - - -'),
    orzo: { supply: 'on-request', crops: [] },
  },
  keeping: {
    apples: {
      load: 'moist',
      temperature: { from: 0, to: 4, ...cited },
      humidity: { from: 90, to: 95, ...cited },
      keeps: [{ from: 2, to: 6, unit: 'month', ...cited }],
      ethylene: { gives: 'yes', ...cited },
      odour: { gives: true, ...cited },
    },
    beets: {
      load: 'moist',
      temperature: { from: 0, to: 0, tolerance: 0.5, ...cited },
      keeps: [
        { form: 'topped', from: 4, to: 6, unit: 'month', ...cited },
        { form: 'bunched', from: 10, to: 10, unit: 'day', about: true, ...cited },
      ],
    },
    chickpeas: { load: 'ambient' },
    dates: {
      load: 'moist',
      temperature: { from: 7, to: 10, ...cited },
      coldDamage: { below: 7, ...cited },
    },
    endives: { load: 'moist' },
    figs: { load: 'moist' },
    grapes: { load: 'moist' },
    orzo: { load: 'ambient' },
  },
  productTexts: {
    apples: { inSentence: 'apples' },
    beets: { inSentence: 'beets', forms: { topped: 'topped', bunched: 'bunched' } },
    chickpeas: { inSentence: 'chickpeas', seasonNote: 'On request.' },
    dates: { inSentence: 'dates', varieties: { early: 'Early', late: 'Late' } },
    endives: { inSentence: 'endives', alsoCalled: ['chicory'] },
    figs: { inSentence: 'figs', seasonNote: 'Ask us for the months.' },
    grapes: { inSentence: 'grapes' },
    orzo: { inSentence: 'orzo', seasonNote: 'On request.' },
  },
  sources: {
    handbook: {
      title: 'Handbook of Storage',
      publisher: 'Institute of Cold',
      year: '2016',
      url: 'https://cold.example/handbook',
    },
  },
};
