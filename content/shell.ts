import { fill, fillPlural } from '../app/text/fill.ts';
import { isolated } from '../app/text/isolated.ts';
import { company } from './company.ts';
import { part } from './part.ts';

const texts = part('words/shell');

export const header = texts.header;

export const footer = {
  ...texts.footer,
  // The name may end with a full stop, as in “Inc.”
  copyright: (year: number) =>
    fill(texts.footer.copyright, { year, owner: company.legalName.replace(/\.$/, '') }),
};

/** Texts about the enquiry list that appear on every page. */
export const enquiryLink = {
  ...texts.enquiryLink,
  label: (count: number) => fill(texts.enquiryLink.label, { count }),
  /** Announced to screen readers after a product was added. */
  added: (name: string, count: number) => fillPlural(texts.enquiryLink.added, count, { name }),
  askLabel: (name: string) => fill(texts.enquiryLink.askLabel, { name }),
  /** For screen readers. It must begin with the label. */
  listedName: (name: string) => fill(texts.enquiryLink.listedName, { name }),
};

/** Texts around the certificates on the About page and in the footer. */
export const certificates = {
  ...texts.certificates,
  registryLabel: (number: string) =>
    fill(texts.certificates.registryLabel, { number: isolated(number) }),
};

export const {
  /** Shown when rendering a page has failed. */
  brokenPage,
  /** Shown while a page is loading. */
  waitingLabel,
  /** Shown when the page comes from the service worker's cache because the network has failed. */
  savedCopyNotice,
  scrollToTopLabel,
} = texts;
