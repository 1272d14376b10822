import { company } from '../company.ts';
import type { SitePage } from '../schema.ts';

export const seasonsPage = {
  title: `Season Calendar | ${company.name}`,
  description:
    'When strawberries, oranges, onions, dates and other Egyptian produce are in season: one chart of twelve months, to print or download.',
  address: '/seasons',
  picture: '/pictures/news-seasonal.jpg',
  hero: {
    heading: 'Season Calendar',
    text: 'When our products are usually in season in Egypt. Choose a month to see what is ready then.',
  },
  chartLabel: 'Months in season',
  productLabel: 'Product',
  inSeason: {
    heading: (month: string) => `In season in ${month}`,
    /** Before hydration, when the current month is not known. */
    nowHeading: 'In season now',
    /** Announced after the visitor has chosen a month. */
    count: (found: number, month: string) =>
      found === 1 ? `1 product in season in ${month}` : `${found} products in season in ${month}`,
  },
  sort: {
    label: 'Sort by',
    start: 'Start of season',
    category: 'Category',
  },
  nowLabel: 'Now',
  sourcesLabel: 'Sources',
  download: {
    label: 'Download as CSV',
    address: '/seasons.csv',
    columns: { product: 'Product', variety: 'Variety', category: 'Category', note: 'Note', sources: 'Sources' },
  },
  /** The text of links to this page. */
  linkLabel: 'See the season calendar',
} satisfies SitePage & Record<string, unknown>;
