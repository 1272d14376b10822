import { company } from './company.ts';

const { name, legalName, nameMeaning, city, figures } = company;

const facts: Readonly<Record<string, string>> = {
  company: name,
  legalName,
  nameMeaning,
  city,
  yearsOfExperience: figures.yearsOfExperience,
  productCount: figures.products,
  countryCount: figures.countries,
  supplierAcres: figures.supplierAcres,
};

/** Texts with the facts of the company, such as {city}. Other placeholders are left for `fill`. */
export function withCompany<T>(texts: T): T {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(/\{(\w+)\}/g, (placeholder, fact) => facts[fact] ?? placeholder);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
  };
  return filled(texts) as T;
}
