import { seasonTexts } from '../../content/season-texts.ts';
import { sources } from '../../content/sources.ts';
import type { Source } from '../../schema/source.ts';

/** The sources with these ids, without duplicates. */
export function citedSources(
  ids: readonly string[],
  list: Readonly<Record<string, Source>> = sources,
): Source[] {
  return [...new Set(ids)].flatMap((id) => list[id] ?? []);
}

/** Publisher, title and year of a source. */
export const sourceName = ({ publisher, title, year }: Source) =>
  [publisher, title, year].filter(Boolean).join(seasonTexts.comma);
