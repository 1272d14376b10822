import { sources } from '../../content/sources.ts';
import type { Cited, Source } from '../../content/trade-schema.ts';

/** The sources of some values, each once, in the order in which they are first cited. */
export function citedSources(
  values: readonly (Pick<Cited, 'sources'> | undefined)[],
  list: Readonly<Record<string, Source>> = sources,
): Source[] {
  const ids = new Set(values.flatMap((value) => value?.sources ?? []));
  return [...ids].flatMap((id) => list[id] ?? []);
}
