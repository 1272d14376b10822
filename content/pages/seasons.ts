import { fill, fillPlural } from '../../app/text/fill.ts';
import type { Page } from '../../schema/pages.ts';
import { part } from '../part.ts';

const texts = part('pages/seasons');

const { inSeason, download } = texts;

export const seasonsPage = {
  ...texts,
  inSeason: {
    ...inSeason,
    heading: (month: string) => fill(inSeason.heading, { month }),
    /** Announced after the visitor has chosen a month. */
    count: (found: number, month: string) => fillPlural(inSeason.count, found, { month }),
  },
  download: { ...download, address: '/seasons.csv' },
} satisfies Page & Record<string, unknown>;

/** @public For app/seo/site-pages.ts. */
export const page = seasonsPage;
