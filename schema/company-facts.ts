import type { Language } from '../content/languages.ts';

/** What texts may say about the company, by the placeholder: `{city}`. */
export const companyFacts = [
  ...(['company', 'legalName', 'nameMeaning', 'city'] as const),
  ...(['yearsOfExperience', 'productCount', 'countryCount', 'supplierAcres'] as const),
  'organicScope' as const,
];

type Facts = Record<(typeof companyFacts)[number], string>;
type Localized = Readonly<Record<string, string>>;

interface Figure {
  number: number;
  text: Localized;
  inSentence?: Localized | undefined;
}

/** The parts of company.yaml that other texts repeat. */
export interface CompanyNames {
  name: Localized;
  legalName: Localized;
  nameMeaning: Localized;
  city: Localized;
  figures: Readonly<
    Record<'yearsOfExperience' | 'products' | 'countries' | 'supplierAcres', Figure>
  >;
  organicScope: Localized;
}

/** The facts of the company in a language, as sentences have them. */
export function factsOf(company: CompanyNames, language: Language): Facts {
  const { name, legalName, nameMeaning, city, figures, organicScope } = company;
  const { code } = language;
  const figure = (key: keyof typeof figures) => {
    const { number, text, inSentence = text } = figures[key];
    return figureText({ number, text: inSentence }, language);
  };
  const names = {
    company: name[code] ?? '',
    legalName: legalName[code] ?? '',
    city: city[code] ?? '',
  };
  return {
    ...names,
    nameMeaning: fillFacts(nameMeaning[code] ?? '', names),
    yearsOfExperience: figure('yearsOfExperience'),
    productCount: figure('products'),
    countryCount: figure('countries'),
    supplierAcres: figure('supplierAcres'),
    organicScope: fillFacts(organicScope[code] ?? '', names),
  };
}

/** A figure with the text around it, in a language. */
export function figureText({ number, text }: Figure, { code, formats }: Language): string {
  return (text[code] ?? '').replace('{number}', new Intl.NumberFormat(formats).format(number));
}

/** A text with the facts of the company. Other placeholders stay. A fact at the start may be empty. */
export function fillFacts(text: string, facts: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (placeholder, fact) => facts[fact] ?? placeholder);
  return filled === text ? text : filled.trimStart();
}
