import { company } from '../company.ts';

export const header = {
  skipLabel: 'Skip to content',
  navigationLabel: 'Main',
  homeLabel: `${company.name}, home`,
  getInTouchLabel: 'Get In Touch',
  productsMenuLabel: 'Product categories',
  openMenuLabel: 'Menu',
  closeLabel: 'Close',
  menuLabel: 'Menu',
};

export const footer = {
  quickLinksHeading: 'Quick Links',
  productsHeading: 'Our Products',
  contactHeading: 'Contact',
  newsLabel: 'News & Updates',
  socialHeading: 'Follow Us',
  phoneLabel: 'Phone',
  emailLabel: 'Email',
  addressLabel: 'Address',
  hoursLabel: 'Business hours',
  mapLabel: `Map of ${company.city}`,
  mapLinkLabel: `See ${company.city} on OpenStreetMap`,
  legalLabel: 'Legal',
  // The name may end with a full stop, as in “Inc.”
  copyright: (year: number) =>
    `© ${year} ${company.legalName.replace(/\.$/, '')}. All rights reserved.`,
};

/** Texts about the enquiry list that appear on every page. */
export const enquiryLink = {
  label: (count: number) => `Enquiry (${count})`,
  /** Announced to screen readers after a product was added. */
  added: (name: string, count: number) =>
    count === 1
      ? `${name}: on your enquiry list. 1 product.`
      : `${name}: on your enquiry list. ${count} products.`,
  askLabel: (name: string) => `Ask about ${name}`,
  listedLabel: 'On your enquiry list',
  /** For screen readers. It must begin with the label. */
  listedName: (name: string) => `On your enquiry list: ${name}`,
};

/** Texts around the certificates on the About page and in the footer. */
export const certificates = {
  heading: 'Certificates',
  text: 'Each of them can be looked up in the register of the body that issued it.',
  holderLabel: 'Held by',
  numberLabel: 'Number',
  scopeLabel: 'Covers',
  expiresLabel: 'Valid until',
  expiredLabel: 'Expired on',
  expiredBadge: 'Expired',
  registryLabel: (number: string) => `Look up ${number} in the register`,
};

/** The RSS feed of the news. */
export const newsFeed = { title: `${company.name}: news`, address: '/news/feed.xml' };

/** The alternative text of the image in a link preview. */
export const cardText = (picture: string, title: string) =>
  `${picture}, with the words “${title}” and the sign of ${company.name}.`;

/** Shown when rendering a page has failed. */
export const brokenPage = {
  title: `Something went wrong | ${company.name}`,
  heading: 'Something went wrong',
  text: 'This page broke while it was being shown. That is our mistake, not yours. Loading it again usually helps.',
  againLabel: 'Load it again',
  homeLabel: 'Back to Home',
};

/** Shown while a page is loading. */
export const waitingLabel = 'Loading';

/** Shown when the page comes from the service worker's cache because the network has failed. */
export const savedCopyNotice =
  'You seem to be offline. This is a saved copy, and parts of it may be missing.';

export const scrollToTopLabel = 'Back to top';
