import current from '#language' with { type: 'json' };

/** The key of a language's texts in content files, and its condition in package.json. */
export type LanguageCode = 'en' | 'ar';

export interface Language {
  code: LanguageCode;
  /** As in the `lang` attribute. */
  locale: string;
  /** The locale whose formats `Intl` uses for numbers and dates. */
  formats: string;
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
    direction: 'rtl',
    prefix: '/ar',
    name: 'العربية',
    monthInitials: 'numeric',
    offer: { text: 'اقرؤوا الصفحة بالعربية', closeLabel: 'إغلاق' },
  },
];

/** The language of this build (decision 0027). */
export const language: Language = languages.find(({ code }) => code === current.code) ?? missing();

export const otherLanguages: readonly Language[] = languages.filter((one) => one !== language);

/** The address of a page in a language: “/ar/products” for “/products”. */
export function addressIn({ prefix }: Language, path: string): string {
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** The address of a page in the language of this build. */
export const localAddress = (path: string): string => addressIn(language, path);

function missing(): never {
  throw new Error(`content/languages.ts has no language “${current.code}”.`);
}
