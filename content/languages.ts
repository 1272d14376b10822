import current from '#texts/language.json' with { type: 'json' };

export interface Language {
  /** The folder of its texts in content/. */
  code: string;
  /** As in the `lang` attribute. */
  locale: string;
  /** The locale whose formats `Intl` uses for numbers and dates. */
  formats: string;
  direction: 'ltr' | 'rtl';
  /** What its addresses begin with. */
  prefix: string;
  /** Its name in the language itself. */
  name: string;
}

/** The languages of the site. The first one is that of addresses without a prefix. */
export const languages: readonly Language[] = [
  {
    code: 'en',
    locale: 'en-GB',
    formats: 'en-US',
    direction: 'ltr',
    prefix: '',
    name: 'English',
  },
];

/** The language of this build (decision 0027). */
export const language: Language = languageOf(current.code);

function languageOf(code: string): Language {
  const found = languages.find((one) => one.code === code);
  if (!found) throw new Error(`content/languages.ts has no language “${code}”.`);
  return found;
}
