import type { Source } from './trade-schema.ts';

/**
 * The sources of the months in seasons.ts and the values in storage.ts, by the ids that they cite.
 * `publisher`, `year` and `url` are optional.
 */
export const sources: Readonly<Record<string, Source>> = {
  'uc-davis-strawberry': { title: 'Produce fact sheet: strawberry', publisher: 'UC Davis Postharvest Center' },
  'uc-davis-pomegranate': { title: 'Produce fact sheet: pomegranate', publisher: 'UC Davis Postharvest Center' },
  'uc-davis-dates': { title: 'Produce fact sheet: dates', publisher: 'UC Davis Postharvest Center' },
  'uc-davis-tomato': { title: 'Produce fact sheet: tomato', publisher: 'UC Davis Postharvest Center' },
  'usda-66': { title: 'Handbook 66', publisher: 'USDA' },
  'vegetable-guides': { title: 'Vegetable guides', publisher: 'Cornell and New England' },
  'season-reports': {
    title: 'Season reports on Egyptian strawberries, carrots, onions, pomegranates, dates and peppers',
    publisher: 'FreshPlaza and Fruitnet',
    year: '2018–2024',
  },
  'usda-citrus': { title: 'Citrus annual for Egypt', publisher: 'USDA', year: '2023/24' },
  'general-knowledge': { title: 'General knowledge of Egypt’s trade, gathered from public sources' },
};
