import type { ProductWords } from './trade-schema.ts';

const onRequest = 'Available on request, subject to Egypt’s export rules at the time.';
const madeAllYear = `Made all year. ${onRequest}`;
const dryRoom = 'Keep them in a cool, dry room. They are best within a year of harvest.';
const driedPasta = 'Keep it in a cool, dry room, for as long as the label says.';

/**
 * Texts for the months in seasons.ts and the values in storage.ts, by the id of the product. `inSentence`
 * is the product's name inside a sentence, in the plural if it has one. `inLoading` replaces it in sentences
 * about shared containers. `alsoCalled` are other names that the articles use, so that the build can compare
 * the months in articles with seasons.ts.
 */
export const productWords: Readonly<Record<string, ProductWords>> = {
  strawberries: { inSentence: 'strawberries', storageNote: 'They can also travel by air.' },
  carrots: {
    inSentence: 'carrots',
    ethyleneHarm: 'turns carrots bitter',
    forms: { topped: 'topped', bunched: 'bunched' },
  },
  'egyptian-fava-beans': {
    inSentence: 'fava beans',
    alsoCalled: ['fava beans'],
    seasonNote: onRequest,
    storageNote: dryRoom,
  },
  pomegranate: {
    inSentence: 'pomegranates',
    storageNote: '7.2 °C is for keeping them longer than two months.',
  },
  'heirloom-tomatoes': {
    inSentence: 'heirloom tomatoes',
    inLoading: 'ripe tomatoes',
    alsoCalled: ['tomatoes'],
    seasonNote: 'Ask us for the months of this season.',
    storageNote: 'The flavour is better at 13 °C. Heirlooms keep for days rather than weeks.',
  },
  'white-beans': { inSentence: 'white beans', seasonNote: onRequest, storageNote: dryRoom },
  lettuce: {
    inSentence: 'lettuce',
    seasonNote: 'The end of the season varies: ask us.',
    forms: { 'leaf-types': 'leaf types' },
  },
  'fresh-spaghetti-pasta': {
    inSentence: 'fresh spaghetti',
    seasonNote: madeAllYear,
    storageNote: 'It keeps for as long as the label says.',
  },
  'bell-peppers': { inSentence: 'peppers', alsoCalled: ['peppers'] },
  'yellow-dates': {
    inSentence: 'yellow dates',
    alsoCalled: ['Barhi dates'],
    storageNote: 'These figures are for Barhi dates at the crisp, yellow stage.',
  },
  oranges: {
    inSentence: 'oranges',
    varieties: { navel: 'Navel', valencia: 'Valencia' },
    storageNote: 'How much cold they can bear depends on the variety.',
  },
  'egyptian-lentils': {
    inSentence: 'lentils',
    alsoCalled: ['lentils'],
    seasonNote: onRequest,
    storageNote: dryRoom,
  },
  onions: {
    inSentence: 'onions',
    seasonNote: 'The last months come from store. Export is subject to Egypt’s rules at the time.',
    storageNote: 'They are not cooled after picking, and travel dry and aired.',
  },
  'farfalle-pasta': { inSentence: 'farfalle', seasonNote: madeAllYear, storageNote: driedPasta },
  cucumber: {
    inSentence: 'cucumbers',
    seasonNote: 'Ask us for the months of this season.',
  },
  'penne-pasta': { inSentence: 'penne', seasonNote: madeAllYear, storageNote: driedPasta },
};
