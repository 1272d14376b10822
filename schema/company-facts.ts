import type { Language } from '../content/languages.ts';

/** What texts may say about the company, by the placeholder: `{city}`. */
export const companyFacts = [
  ...(['company', 'legalName', 'nameMeaning', 'city'] as const),
  ...(['yearsOfExperience', 'productCount', 'countryCount', 'supplierAcres'] as const),
];

type Facts = Record<(typeof companyFacts)[number], string>;
type Localized = Readonly<Record<string, string>>;

/** The parts of company.yaml that other texts repeat. */
export interface CompanyNames {
  name: Localized;
  legalName: Localized;
  nameMeaning: Localized;
  city: Localized;
  figures: Readonly<Record<string, { number: number; text: Localized }>>;
}

/** The facts of the company in a language. */
export function factsOf(company: CompanyNames, { code, formats }: Language): Facts {
  const { name, legalName, nameMeaning, city, figures } = company;
  const figure = (key: string) => {
    const { number = 0, text } = figures[key] ?? {};
    return (text?.[code] ?? '').replace('{number}', new Intl.NumberFormat(formats).format(number));
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
  };
}

/** A text with the facts of the company. Other placeholders stay. A fact at the start may be empty. */
export function fillFacts(text: string, facts: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (placeholder, fact) => facts[fact] ?? placeholder);
  return filled === text ? text : filled.trimStart();
}
