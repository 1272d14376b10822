import texts from '#texts/company.json' with { type: 'json' };
import { fill } from '../app/text/fill.ts';
import facts from './facts/company.json' with { type: 'json' };
import { language } from './languages.ts';
import type { Certificate, Company } from './schema.ts';

const { name, city, legalName } = texts;
const filled = (text: string) => fill(text, { company: name, city, legalName });

const numbers = new Intl.NumberFormat(language.formats);
const figure = (key: keyof typeof facts.figures) =>
  fill(texts.figures[key], { number: numbers.format(facts.figures[key]) });

/** The names of links to other sites by their ids. Without an address, the link is a placeholder (R5). */
const linksOf = (
  links: readonly { id: string; url: string }[],
  names: Readonly<Record<string, string>>,
) => links.map(({ id, url }) => ({ id, name: names[id] ?? '', url: url || undefined }));

const certificateFacts: readonly Pick<Certificate, 'id' | 'number' | 'expires' | 'registryUrl'>[] =
  facts.certificates;
const certificateTexts: Readonly<Record<string, Pick<Certificate, 'scheme' | 'holder' | 'scope'>>> =
  texts.certificates;

/** All facts about the company, with its texts. Phone, email, address and siteUrl are placeholders (R1). */
export const company: Company = {
  name,
  legalName,
  nameMeaning: filled(texts.nameMeaning),
  city,
  country: texts.country,
  phone: facts.phone,
  whatsApp: facts.whatsApp || undefined,
  email: facts.email,
  address: texts.address.map(filled),
  siteUrl: facts.siteUrl,
  coordinates: facts.coordinates,
  hours: texts.hours,
  figures: {
    yearsOfExperience: figure('yearsOfExperience'),
    products: figure('products'),
    countries: figure('countries'),
    supplierAcres: figure('supplierAcres'),
  },
  social: linksOf(facts.social, texts.social),
  legal: linksOf(facts.legal, texts.legal),
  certificates: certificateFacts.map((certificate) => ({
    ...certificate,
    ...(certificateTexts[certificate.id] as (typeof certificateTexts)[string]),
  })),
  tagline: filled(texts.tagline),
  aboutText: filled(texts.aboutText),
  illustrationNote: filled(texts.illustrationNote),
};
