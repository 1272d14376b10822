import { language } from '../../content/languages.ts';

type ListType = 'conjunction' | 'disjunction';

const formats: Readonly<Record<ListType, Intl.ListFormat>> = {
  conjunction: new Intl.ListFormat(language.locale, { type: 'conjunction' }),
  disjunction: new Intl.ListFormat(language.locale, { type: 'disjunction' }),
};

/** Joins items to a text: “a, b and c”, or “a, b or c” as a disjunction. Arabic repeats the word and has no commas. */
export const listText = (items: readonly string[], type: ListType = 'conjunction'): string =>
  formats[type].format(items);
