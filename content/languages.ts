/** The key of a language's texts in content files, and the value of `SITE_LANGUAGE`. */
export type LanguageCode = 'en' | 'ar';

/** “a, b and c”, or “a, b or c”. */
export type ListType = 'conjunction' | 'disjunction';

export interface Language {
  code: LanguageCode;
  /** As in the `lang` attribute. */
  locale: string;
  /** The locale whose formats `Intl` uses for numbers and dates. */
  formats: string;
  /** What `Intl` writes for each of `0123456789.-`, with a real minus sign (decision 0049). */
  numberSigns: readonly string[];
  /** What `Intl` writes between the items of a list, and before its last one (decision 0049). */
  lists: Readonly<Record<ListType, readonly [between: string, beforeLast: string]>>;
  /** How `Intl` writes a long date (decision 0049). */
  dateFormat: string;
  direction: 'ltr' | 'rtl';
  /** What the addresses of its pages begin with. */
  prefix: string;
  /** Its name, in the language itself. */
  name: string;
  /** What stands for a month where only one letter fits. */
  monthInitials: 'narrow' | 'numeric';
  /** Offers this language to visitors who prefer it, in the language itself. */
  offer: { text: string; closeLabel: string };
}

/** The languages of the site. The pages of the first one have no prefix. */
export const languages: readonly [Language, ...Language[]] = [
  {
    code: 'en',
    locale: 'en-GB',
    formats: 'en-US',
    numberSigns: [...'0123456789.−'],
    lists: { conjunction: [', ', ' and '], disjunction: [', ', ' or '] },
    dateFormat: '{month} {day}, {year}',
    direction: 'ltr',
    prefix: '',
    name: 'English',
    monthInitials: 'narrow',
    offer: { text: 'Read this page in English', closeLabel: 'Close' },
  },
  {
    code: 'ar',
    locale: 'ar-EG',
    formats: 'ar-EG-u-nu-arab',
    numberSigns: [...'٠١٢٣٤٥٦٧٨٩٫', '\u061C−'],
    lists: { conjunction: [' و', ' و'], disjunction: [' أو ', ' أو '] },
    dateFormat: '{day} {month} {year}',
    direction: 'rtl',
    prefix: '/ar',
    name: 'العربية',
    monthInitials: 'numeric',
    offer: { text: 'اقرؤوا الصفحة بالعربية', closeLabel: 'إغلاق' },
  },
];

/**
 * The language of this process, or of the bundle, in which vite.config.ts has put the code in the place of the
 * variable (decision 0027).
 */
export const language: Language = languageOf(process.env.SITE_LANGUAGE ?? languages[0].code);

export const otherLanguages: readonly Language[] = languages.filter((one) => one !== language);

/** The address of a page in a language: “/ar/products” for “/products”. */
export function addressIn({ prefix }: Language, path: string): string {
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** The language of an address, such as “/ar/products”. */
export const languageAt = (pathname: string): Language =>
  languages.findLast(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`)) ?? languages[0];

/** The address of a page in the language of this process or bundle. */
export const localAddress = (path: string): string => addressIn(language, path);

/** @throws if the site has no such language */
function languageOf(wanted: string): Language {
  const found = languages.find(({ code }) => code === wanted);
  if (!found) throw new Error(`content/languages.ts has no language “${wanted}”.`);
  return found;
}
