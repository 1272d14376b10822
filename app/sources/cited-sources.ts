import { sources } from '../../content/sources.ts';
import type { Source } from '../../schema/source.ts';

/** The sources of values, without duplicates, in the order of their first citation. */
export function citedSources(
  values: readonly ({ sources: readonly string[] } | undefined)[],
  list: Readonly<Record<string, Source>> = sources,
): Source[] {
  const ids = new Set(values.flatMap((value) => value?.sources ?? []));
  return [...ids].flatMap((id) => list[id] ?? []);
}
