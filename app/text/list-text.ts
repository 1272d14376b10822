import { type Language, type ListType, language } from '../../content/languages.ts';

/** Joins items to a text: “a, b and c”, or “a, b or c” as a disjunction. Arabic repeats the word and has no commas. */
export function listText(
  items: readonly string[],
  type: ListType = 'conjunction',
  { lists }: Pick<Language, 'lists'> = language,
): string {
  const [between, beforeLast] = lists[type];
  const [last = '', ...others] = items.toReversed();
  return others.length > 0 ? others.toReversed().join(between) + beforeLast + last : last;
}
