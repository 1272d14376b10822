import type { Cited, Season } from './trade-schema.ts';

const seasonReports = { certainty: 'high', sources: ['season-reports'] } satisfies Cited;
const someSeasonReports = { certainty: 'medium', sources: ['season-reports'] } satisfies Cited;
const citrusAnnual = { certainty: 'high', sources: ['usda-citrus'] } satisfies Cited;

/**
 * The usual season of each product in Egypt, by product id. A row has twelve letters, January first:
 *
 *   P  peak    x  usual    o  possible    -  not in season    ?  not known
 *
 * A product without known months has `crops: []` and a `seasonNote` in product-words.ts. A product that is
 * stored or made all year has `supply: 'on-request'`. The build compares the months with the details of the
 * products and with the articles.
 */
export const seasons: Readonly<Record<string, Season>> = {
  //                                                   J F M A M J J A S O N D
  strawberries: { supply: 'seasonal', crops: [{ months: 'P P o - - - - - - - x P', ...seasonReports }] },
  carrots:      { supply: 'seasonal', crops: [{ months: 'x x P P P x o o - - - -', ...someSeasonReports }] },
  pomegranate:  { supply: 'seasonal', crops: [{ months: '- - - - - - - o x P x -', ...seasonReports }] },
  lettuce: {
    supply: 'seasonal',
    crops: [{ months: '? ? ? ? - - - - - - x ?', certainty: 'medium', sources: ['general-knowledge'] }],
  },
  'bell-peppers': { supply: 'seasonal', crops: [{ months: 'x x x x o o - - - - o x', ...someSeasonReports }] },
  'yellow-dates': { supply: 'seasonal', crops: [{ months: '- - - - - - - x P x - -', ...seasonReports }] },
  oranges: {
    supply: 'seasonal',
    crops: [
      { variety: 'navel',    months: 'P P x o - - - - - - - x', ...citrusAnnual },
      { variety: 'valencia', months: 'x P P P x o o - - - - -', ...citrusAnnual },
    ],
  },
  onions: { supply: 'seasonal', crops: [{ months: '- x x x P P P x x x x x', ...seasonReports }] },

  // The months are not known well enough.
  'heirloom-tomatoes': { supply: 'seasonal', crops: [] },
  cucumber: { supply: 'seasonal', crops: [] },

  'egyptian-fava-beans': { supply: 'on-request', crops: [] },
  'white-beans': { supply: 'on-request', crops: [] },
  'egyptian-lentils': { supply: 'on-request', crops: [] },
  'fresh-spaghetti-pasta': { supply: 'on-request', crops: [] },
  'farfalle-pasta': { supply: 'on-request', crops: [] },
  'penne-pasta': { supply: 'on-request', crops: [] },
};
