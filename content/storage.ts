import type { Cited, StorageEntry } from './trade-schema.ts';

const strawberry = { certainty: 'high', sources: ['uc-davis-strawberry', 'usda-66'] } satisfies Cited;
const pomegranate = { certainty: 'high', sources: ['uc-davis-pomegranate', 'usda-66'] } satisfies Cited;
const date = { certainty: 'high', sources: ['uc-davis-dates', 'usda-66'] } satisfies Cited;
const tomato = { certainty: 'high', sources: ['uc-davis-tomato', 'usda-66'] } satisfies Cited;
const citrus = { certainty: 'high', sources: ['usda-66'] } satisfies Cited;
const vegetable = { certainty: 'high', sources: ['usda-66', 'vegetable-guides'] } satisfies Cited;
const general = { certainty: 'low', sources: ['general-knowledge'] } satisfies Cited;

/** Beans, lentils and dried pasta, which need only a cool, dry room. */
const dryGoods = {
  load: 'ambient',
  ethylene: { gives: 'no', sensitive: 'no', ...general },
} satisfies StorageEntry;

/**
 * The storage of each product, by product id: °C, relative humidity in %, and how long it keeps. `load` is how
 * it travels: 'moist' and 'packed' (in closed packs) in a refrigerated container, 'aired' and 'ambient' without
 * cooling. Leave out values that are not known. Write anything else as `storageNote` in product-words.ts.
 */
export const storage: Readonly<Record<string, StorageEntry>> = {
  strawberries: {
    load: 'moist',
    temperature: { from: 0, to: 0, tolerance: 0.5, ...strawberry },
    humidity: { from: 90, to: 95, ...strawberry },
    keeps: [{ from: 5, to: 7, unit: 'day', ...strawberry }],
    ethylene: { gives: 'no', sensitive: 'no', ...strawberry },
  },
  carrots: {
    load: 'moist',
    temperature: { from: 0, to: 0, ...vegetable },
    humidity: { from: 95, ...vegetable },
    keeps: [
      { form: 'topped', from: 6, to: 9, unit: 'month', ...vegetable },
      { form: 'bunched', from: 2, to: 4, unit: 'week', ...vegetable },
    ],
    ethylene: { sensitive: 'yes', ...vegetable },
  },
  pomegranate: {
    load: 'moist',
    temperature: { from: 5, to: 7.2, ...pomegranate },
    coldDamage: { below: 5, ...pomegranate },
    humidity: { from: 90, to: 95, ...pomegranate },
    keeps: [{ from: 2, to: 2, unit: 'month', ...pomegranate }],
    ethylene: { gives: 'low', sensitive: 'low', ...pomegranate },
  },
  // It is not known how many days heirlooms keep.
  'heirloom-tomatoes': {
    load: 'moist',
    temperature: { from: 8, to: 10, ...tomato },
    coldDamage: { below: 8, ...tomato },
    humidity: { from: 90, to: 95, ...tomato },
    ethylene: { gives: 'yes', sensitive: 'yes', ...tomato },
  },
  lettuce: {
    load: 'moist',
    temperature: { from: 0, to: 0, ...vegetable },
    humidity: { from: 95, ...vegetable },
    keeps: [
      { from: 2, to: 3, unit: 'week', ...vegetable },
      { form: 'leaf-types', from: 1, to: 1, unit: 'week', ...vegetable },
    ],
    ethylene: { sensitive: 'very', ...vegetable },
  },
  'bell-peppers': {
    load: 'moist',
    temperature: { from: 7, to: 13, ...vegetable },
    coldDamage: { below: 7, ...vegetable },
    humidity: { from: 90, to: 95, ...vegetable },
    keeps: [{ from: 2, to: 3, unit: 'week', ...vegetable }],
    ethylene: { sensitive: 'yes', ...vegetable },
  },
  // It is not known whether they give off ethylene or are sensitive to it.
  'yellow-dates': {
    load: 'moist',
    temperature: { from: 0, to: 2, ...date },
    humidity: { from: 90, to: 95, ...date },
    keeps: [{ from: 30, to: 30, unit: 'day', about: true, ...date }],
  },
  oranges: {
    load: 'moist',
    temperature: { from: 3, to: 9, ...citrus },
    humidity: { from: 85, to: 95, ...citrus },
    keeps: [{ from: 3, to: 8, unit: 'week', ...citrus }],
    ethylene: { gives: 'low', ...citrus },
    odour: { gives: true, ...citrus },
  },
  onions: {
    load: 'aired',
    temperature: { from: 0, to: 0, ...vegetable },
    humidity: { from: 65, to: 70, ...vegetable },
    keeps: [{ from: 1, to: 8, unit: 'month', ...vegetable }],
    ethylene: { gives: 'no', sensitive: 'no', ...vegetable },
    odour: { gives: true, ...vegetable },
  },
  cucumber: {
    load: 'moist',
    temperature: { from: 10, to: 12.5, ...vegetable },
    coldDamage: { below: 10, ...vegetable },
    humidity: { from: 95, ...vegetable },
    keeps: [{ from: 10, to: 14, unit: 'day', ...vegetable }],
    ethylene: { sensitive: 'very', ...vegetable },
  },
  'fresh-spaghetti-pasta': {
    load: 'packed',
    temperature: { from: 0, to: 5, ...general },
    ethylene: { gives: 'no', sensitive: 'no', ...general },
  },
  'egyptian-fava-beans': dryGoods,
  'white-beans': dryGoods,
  'egyptian-lentils': dryGoods,
  'farfalle-pasta': dryGoods,
  'penne-pasta': dryGoods,
};
