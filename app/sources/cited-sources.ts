import { sources } from '../../content/sources.ts';
import type { Source } from '../../schema/source.ts';

/** The sources with these ids, without duplicates. */
export function citedSources(
  ids: readonly string[],
  list: Readonly<Record<string, Source>> = sources,
): Source[] {
  return [...new Set(ids)].flatMap((id) => list[id] ?? []);
}
