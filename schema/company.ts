// The fields of content/company.yaml, and the company as components get it.
import { z } from 'zod';
import {
  date,
  list,
  number,
  requiredText,
  strict,
  text,
  unlessText,
  webAddress,
  wholeNumber,
} from './fields.ts';
import { links } from './links.ts';
import { type InOneLanguage, localized } from './localized.ts';

const phone = /^\+[\d ]{7,20}$/;
const phoneExample = 'write + and digits, as in “+20 2 0000 0000”';
const phoneError = `is not an international number; ${phoneExample}`;

/** A number and the text around it: `{number}+`. */
const figure = () =>
  strict({
    number: wholeNumber(0, 1_000_000, 'as a whole number'),
    text: localized(1, 60, ['{number}']).describe('The number and what is around it.'),
    inSentence: localized(1, 60, ['{number}']).optional().meta({
      title: 'In a sentence',
      description: 'If it is another text there, as in “more than {number}”.',
    }),
  });

/** A certificate that visitors can look up in a register. */
const certificate = strict({
  scheme: localized(2, 60).describe('The name of the standard, as in the register.'),
  holder: localized(2, 80),
  number: text(2, 60),
  scope: localized(3, 160).describe('The products or sites that it covers.'),
  expires: date().describe('The last day on which it is valid.'),
  registryUrl: webAddress().meta({ title: 'Address in the register' }),
}).meta({ title: 'Certificate' });

export const companyFileSchema = strict({
  name: localized(2, 20),
  legalName: localized(2, 60),
  nameMeaning: localized(0, 160),
  city: localized(2, 40),
  countryCode: requiredText()
    .regex(/^[A-Z]{2}$/, {
      error: 'is not the code of a country; write two capital letters, as in EG.',
    })
    .describe('For search engines (ISO 3166-1).'),
  phone: requiredText()
    .regex(phone, {
      error: ({ input }) => `${input ? phoneError : `is missing; ${phoneExample}`}.`,
    })
    .meta({ format: 'tel' }),
  whatsApp: z
    .string({ error: unlessText("is missing; write a number, or '' for none.") })
    .refine((value) => value === '' || phone.test(value), {
      error: `${phoneError}, or leave it empty (in a file '') for none.`,
    })
    .meta({
      title: 'WhatsApp',
      description: 'Without it, the enquiry page has no link to WhatsApp.',
      format: 'tel',
    }),
  email: z.email({ error: 'is not an email address; write one, as in “hello@bustan.example”.' }),
  siteUrl: webAddress()
    .refine((value) => !value.endsWith('/'), { error: 'ends with a slash; write it without.' })
    .refine((value) => !/^https:\/\/[^/]+\/./.test(value), {
      error: 'has a path after the host name; write only the host, as in “https://bustan.example”.',
    })
    .meta({ title: 'Address of the site' }),
  coordinates: strict({
    latitude: number(-90, 90, 'degrees'),
    longitude: number(-180, 180, 'degrees'),
  }),
  address: list(localized(2, 80).meta({ title: 'Line' }), 'the lines of the address below it').min(
    1,
    {
      error: 'is empty; write at least one line.',
    },
  ),
  hours: list(
    strict({ days: localized(3, 40), time: localized(3, 40) }).meta({ title: 'Days' }),
    'days and times below it',
  ),
  figures: strict({
    yearsOfExperience: figure(),
    products: figure(),
    countries: figure(),
    supplierAcres: figure(),
  }),
  social: links(),
  legal: links(),
  certificates: list(certificate, 'the certificates below it, or [] while there are none'),
  tagline: localized(10, 80),
  aboutText: localized(60, 400),
  organicScope: localized(20, 200).describe(
    'A sentence about the products that the organic certificate covers, for several texts.',
  ),
  illustrationNote: localized(0, 160),
});

type CompanyInOneLanguage = InOneLanguage<z.infer<typeof companyFileSchema>>;
export type Certificate = CompanyInOneLanguage['certificates'][number];

/** All facts about the company, with its texts. Phone, email, address and siteUrl are placeholders (R1). */
export interface Company extends Omit<CompanyInOneLanguage, 'figures'> {
  figures: Record<keyof CompanyInOneLanguage['figures'], string>;
}
