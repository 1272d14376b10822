import { fill, fillPlural } from '../../app/text/fill.ts';
import type { Page } from '../../schema/pages.ts';
import { contactForm } from '../contact-form.ts';
import { part } from '../part.ts';

const texts = part('pages/enquiry');

const mailTexts = part('words/enquiry-mail');
const { list, removed, cargo } = texts;

/** The enquiry list. Names in braces are placeholders. */
export const enquiryPage = {
  ...texts,
  list: {
    ...list,
    /** Added to the labels for screen readers. */
    forProduct: (name: string) => fill(list.forProduct, { name }),
    /** Below a product, when a month is chosen. */
    season: (level: keyof typeof list.season, month: string) => fill(list.season[level], { month }),
  },
  removed: {
    ...removed,
    product: (name: string) => fill(removed.product, { name }),
    unknown: (names: string) => fill(removed.unknown, { names }),
  },
  cargo: {
    ...cargo,
    several: (count: number) => fillPlural(cargo.several, count),
    container: (number: number) => fill(cargo.container, { number }),
  },
} satisfies Page & Record<string, unknown>;

/** The texts of the message, and labels in it, which are those of the contact form's message. */
export const enquiryMailTexts = {
  ...contactForm.mail,
  ...mailTexts,
  /** The end of the subject, if there are many products. */
  more: (count: number) => fillPlural(mailTexts.more, count),
};
