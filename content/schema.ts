/**
 * What an entry of each content file must look like: the editor's contract (specification, section
 * 3). Content files import only the types, so that zod stays out of what visitors download.
 */
import { z } from 'zod';
import {
  date,
  filled,
  flag,
  id,
  oneOf,
  picture,
  strict,
  text,
  webAddress,
} from './field-schema.ts';

export const productSchema = strict({
  id: id(),
  name: text(3, 40),
  description: text(60, 140),
  category: oneOf(['Fruits', 'Vegetables', 'Legumes', 'Pasta']),
  images: z
    .array(picture(), { error: 'is not a list; write picture addresses between [ and ].' })
    .min(2, {
      error: ({ input }) =>
        `has ${Array.isArray(input) ? input.length : 0} of the pictures; give at least 2, so that the card can turn.`,
    }),
  isOrganic: flag(),
  isSeasonal: flag(),
  /** Shown when the card is unfolded; an empty text shows nothing. */
  details: text(0, 320),
});

export const galleryImageSchema = strict({
  id: z
    .int({ error: 'is not a whole number; write one, as in 11.' })
    .positive({ error: 'is not above zero; write a number from 1 up.' }),
  src: picture(),
  /** Caption in the lightbox and text for screen readers; may stay empty. */
  alt: text(0, 160),
  category: oneOf(['farm', 'produce']),
});

/**
 * A news article without its text. The specification's `content` field is the HTML in
 * `content/news/<id>.html`, which belongs to the article by its file name and is loaded when
 * somebody opens the article.
 */
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

/**
 * What every page says to search engines, in previews of its link and in the browser's tab; a page's
 * other words are free.
 */
export const pageSchema = z.object({
  title: text(10, 60),
  description: text(70, 155),
  /** Where the page is. One that stands at no address of its own, the 404, is not to be found. */
  address: filled()
    .regex(/^\/[a-z0-9/-]*$/, { error: 'is not an address; write one, as in “/about”.' })
    .optional(),
  /** On the card that previews of the page's link show; at the page's head where it has a picture. */
  picture: picture().optional(),
});

const placeholderLink = () =>
  strict({
    name: text(2, 30),
    /** Without an address the link stays a placeholder that leads nowhere. */
    url: webAddress().optional(),
  });

/** A certificate that a visitor can look up in its register; no field may be left out. */
const certificateSchema = strict({
  /** The standard that it certifies, as its register names it. */
  scheme: text(2, 60),
  holder: text(2, 80),
  number: text(2, 60),
  /** What it covers. */
  scope: text(3, 160),
  /** The last day on which it is valid. */
  expires: date(),
  registryUrl: webAddress(),
});

const degrees = (limit: number) => {
  const error = `is outside the map; write degrees between -${limit} and ${limit}.`;
  return z.number({ error }).min(-limit, { error }).max(limit, { error });
};

export const companySchema = strict({
  name: text(2, 20),
  legalName: text(2, 60),
  nameMeaning: text(0, 160),
  city: text(2, 40),
  country: text(2, 40),
  phone: filled().regex(/^\+[\d ]{7,20}$/, {
    error: 'is not an international number; write + and digits, as in “+20 2 0000 0000”.',
  }),
  email: z.email({ error: 'is not an email address; write one, as in “hello@bustan.example”.' }),
  address: z.array(text(2, 80)).min(1, { error: 'is empty; write at least one line.' }),
  siteUrl: webAddress()
    .refine((value) => !value.endsWith('/'), { error: 'ends with a slash; write it without.' })
    .refine((value) => !/^https:\/\/[^/]+\/./.test(value), {
      error:
        'goes on after the host; the site stands at the top of one, as in “https://bustan.example”.',
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

export type Product = z.infer<typeof productSchema>;
export type ProductCategory = Product['category'];
export type GalleryImage = z.infer<typeof galleryImageSchema>;
export type GalleryCategory = GalleryImage['category'];
export type Article = z.infer<typeof articleSchema>;
export type Page = z.infer<typeof pageSchema>;
/** A page that search engines may list and visitors share. */
export type SitePage = Required<Page>;
export type Certificate = z.infer<typeof certificateSchema>;
export type Company = z.infer<typeof companySchema>;
