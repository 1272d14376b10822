// The fields of each content file (specification 3). Content files import only types from here, so that
// visitors do not download zod.
import { z } from 'zod';
import {
  date,
  id,
  oneOf,
  picture,
  requiredText,
  strict,
  text,
  webAddress,
} from '../schema/fields.ts';

export const galleryImageSchema = strict({
  id: z
    .int({ error: 'is not a whole number; write one, as in 11.' })
    .positive({ error: 'is not above zero; write a number from 1 up.' }),
  src: picture(),
  /** The caption in the lightbox and the text for screen readers; may be empty. */
  alt: text(0, 160),
  category: oneOf(['farm', 'produce']),
});

/** A news article. Its `content` (specification 3) is the HTML file `content/news/<id>.html`. */
export const articleSchema = strict({
  id: id(),
  title: text(10, 60),
  /** Also the description of the article's page. */
  excerpt: text(120, 155),
  image: picture(),
  date: date(),
  author: text(3, 40),
  category: text(3, 30),
});

/** The texts of a page for search engines, link previews and the browser's tab. Other texts are not checked. */
export const pageSchema = z.object({
  title: text(10, 60),
  description: text(70, 155),
  /** Shown in link previews, and in the hero of pages that have a picture there. */
  picture: picture().optional(),
});

/** A source of months and storage values, which products cite by its id. */
export const sourceSchema = strict({
  title: text(3, 160),
  publisher: text(2, 80).optional(),
  /** One or several years: “2018–2024”. */
  year: text(4, 12).optional(),
  url: webAddress().optional(),
});

const placeholderLink = () =>
  strict({
    /** The social networks' ids decide the icons. */
    id: id(),
    name: text(2, 30),
    /** Without an address, the link is a placeholder (R5). */
    url: webAddress().optional(),
  });

/** A certificate that visitors can look up in a register. All fields are required. */
const certificateSchema = strict({
  id: id(),
  /** The name of the standard, as in the register. */
  scheme: text(2, 60),
  holder: text(2, 80),
  number: text(2, 60),
  /** The products or sites that it covers. */
  scope: text(3, 160),
  /** The last day on which it is valid. */
  expires: date(),
  registryUrl: webAddress(),
});

const degrees = (limit: number) => {
  const error = `is outside the map; write degrees between -${limit} and ${limit}.`;
  return z.number({ error }).min(-limit, { error }).max(limit, { error });
};

const phoneNumber = () =>
  requiredText().regex(/^\+[\d ]{7,20}$/, {
    error: 'is not an international number; write + and digits, as in “+20 2 0000 0000”.',
  });

export const companySchema = strict({
  name: text(2, 20),
  legalName: text(2, 60),
  nameMeaning: text(0, 160),
  city: text(2, 40),
  country: text(2, 40),
  phone: phoneNumber(),
  /** Without it, the enquiry page has no link to WhatsApp. */
  whatsApp: phoneNumber().optional(),
  email: z.email({ error: 'is not an email address; write one, as in “hello@bustan.example”.' }),
  address: z.array(text(2, 80)).min(1, { error: 'is empty; write at least one line.' }),
  siteUrl: webAddress()
    .refine((value) => !value.endsWith('/'), { error: 'ends with a slash; write it without.' })
    .refine((value) => !/^https:\/\/[^/]+\/./.test(value), {
      error: 'has a path after the host name; write only the host, as in “https://bustan.example”.',
    }),
  coordinates: strict({ latitude: degrees(90), longitude: degrees(180) }),
  hours: z.array(strict({ days: text(3, 40), time: text(3, 40) })),
  figures: strict({
    yearsOfExperience: text(1, 12),
    products: text(1, 12),
    countries: text(1, 12),
    supplierAcres: text(1, 12),
  }),
  social: z.array(placeholderLink()),
  legal: z.array(placeholderLink()),
  certificates: z.array(certificateSchema, {
    error: 'is not a list; write the certificates between [ and ], or [] while there are none.',
  }),
  tagline: text(10, 80),
  aboutText: text(60, 400),
  illustrationNote: text(0, 160),
});

export type Source = z.infer<typeof sourceSchema>;
export type GalleryImage = z.infer<typeof galleryImageSchema>;
export type GalleryCategory = GalleryImage['category'];
export type Article = z.infer<typeof articleSchema>;
export type Page = z.infer<typeof pageSchema>;
export type Certificate = z.infer<typeof certificateSchema>;
export type Company = z.infer<typeof companySchema>;
