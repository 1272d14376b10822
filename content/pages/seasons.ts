import texts from '#texts/pages/seasons.json' with { type: 'json' };
import { fill, fillPlural } from '../../app/text/fill.ts';
import facts from '../facts/pages/seasons.json' with { type: 'json' };
import type { Page } from '../schema.ts';
import { withCompany } from '../with-company.ts';

const filled = withCompany(texts);
const { inSeason, download } = filled;

export const seasonsPage = {
  ...filled,
  ...facts,
  inSeason: {
    ...inSeason,
    heading: (month: string) => fill(inSeason.heading, { month }),
    /** Announced after the visitor has chosen a month. */
    count: (found: number, month: string) => fillPlural(inSeason.count, found, { month }),
  },
  download: { ...download, ...facts.download },
} satisfies Page & Record<string, unknown>;

/** For the table of pages. */
export const page = seasonsPage;
