import { citations } from '../../content/citations.ts';
import { citedSources, sourceName } from './cited-sources.ts';

export interface SourceLink {
  /** Publisher, title and year. */
  name: string;
  url: string;
}

/** The sources of a product, or `months` for those of all months. */
export function listedSources(list: string): SourceLink[] {
  const ids = list === 'months' ? citations.months : (citations.products[list] ?? []);
  return citedSources(ids).map((source) => ({ name: sourceName(source), url: source.url }));
}
