import { language } from '../../content/languages.ts';

type ListType = 'conjunction' | 'disjunction';

const formats = new Map<string, Intl.ListFormat>();

/** Joins items to a text: “a, b and c”, or “a, b or c” as a disjunction. Arabic repeats the word and has no commas. */
export function listText(
  items: readonly string[],
  type: ListType = 'conjunction',
  locale = language.locale,
): string {
  const key = `${locale} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type });
  formats.set(key, format);
  return format.format(items);
}
