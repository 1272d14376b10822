import { citations } from '../../content/citations.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { citedSources } from './cited-sources.ts';

export interface SourceLink {
  /** Publisher, title and year. */
  name: string;
  url: string;
}

/** The sources of a product, or `months` for those of all months. */
export function listedSources(list: string): SourceLink[] {
  const ids = list === 'months' ? citations.months : (citations.products[list] ?? []);
  return citedSources(ids).map(({ publisher, title, year, url }) => ({
    name: [publisher, title, year].filter(Boolean).join(seasonTexts.comma),
    url,
  }));
}
