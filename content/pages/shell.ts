import texts from '#texts/shell.json' with { type: 'json' };
import { addressOf } from '../../app/pages.ts';
import { fill, fillPlural } from '../../app/text/fill.ts';
import { company } from '../company.ts';
import { withCompany } from '../with-company.ts';

const filled = withCompany(texts);

export const header = filled.header;

export const footer = {
  ...filled.footer,
  // The name may end with a full stop, as in “Inc.”
  copyright: (year: number) =>
    fill(texts.footer.copyright, { year, legalName: company.legalName.replace(/\.$/, '') }),
};

/** Texts about the enquiry list that appear on every page. */
export const enquiryLink = {
  ...filled.enquiryLink,
  label: (count: number) => fill(filled.enquiryLink.label, { count }),
  /** Announced to screen readers after a product was added. */
  added: (name: string, count: number) => fillPlural(filled.enquiryLink.added, count, { name }),
  askLabel: (name: string) => fill(filled.enquiryLink.askLabel, { name }),
  /** For screen readers. It must begin with the label. */
  listedName: (name: string) => fill(filled.enquiryLink.listedName, { name }),
};

/** Texts around the certificates on the About page and in the footer. */
export const certificates = {
  ...filled.certificates,
  registryLabel: (number: string) => fill(filled.certificates.registryLabel, { number }),
};

/** The RSS feed of the news. */
export const newsFeed = { ...filled.newsFeed, address: `${addressOf('news')}/feed.xml` };

/** The alternative text of the image in a link preview. */
export const cardText = (picture: string, title: string) =>
  fill(filled.cardText, { picture, title });

export const {
  /** Shown when rendering a page has failed. */
  brokenPage,
  /** Shown while a page is loading. */
  waitingLabel,
  /** Shown when the page comes from the service worker's cache because the network has failed. */
  savedCopyNotice,
  scrollToTopLabel,
} = filled;
