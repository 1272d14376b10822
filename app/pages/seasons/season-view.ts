import type { Month } from '../../season/season.ts';
import type { SeasonSort } from '../../season/season-rows.ts';

/** The choices on the season calendar. They are in the address: `?month=3&sort=category`. */
export interface SeasonView {
  month: Month | undefined;
  sort: SeasonSort;
}

/** Reads the query and ignores invalid values. */
export function readSeasonView(query: URLSearchParams): SeasonView {
  const month = query.get('month') ?? '';
  return {
    month: /^([1-9]|1[0-2])$/.test(month) ? Number(month) : undefined,
    sort: query.get('sort') === 'category' ? 'category' : 'start',
  };
}

/** Writes a view into the query. Other parameters are kept. */
export function writeSeasonView(query: URLSearchParams, view: SeasonView): URLSearchParams {
  const written = new URLSearchParams(query);
  if (view.month === undefined) written.delete('month');
  else written.set('month', `${view.month}`);
  if (view.sort === 'start') written.delete('sort');
  else written.set('sort', view.sort);
  return written;
}
