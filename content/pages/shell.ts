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
  // A name may end with a full stop of its own: “Inc.”
  copyright: (year: number) =>
    `© ${year} ${company.legalName.replace(/\.$/, '')}. All rights reserved.`,
};

/** Around the certificates of `content/company.ts`, on the About page and in the footer. */
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

/** The news for feed readers. */
export const newsFeed = { title: `${company.name}: news`, address: '/news/feed.xml' };

/** What stands on the card that previews of a page's link show, for those who cannot see it. */
export const cardText = (picture: string, title: string) =>
  `${picture}, with the words “${title}” and the sign of ${company.name}.`;

/** In place of a page that broke. */
export const brokenPage = {
  title: `Something went wrong | ${company.name}`,
  heading: 'Something went wrong',
  text: 'This page broke while it was being shown. That is our mistake, not yours. Loading it again usually helps.',
  againLabel: 'Load it again',
  homeLabel: 'Back to Home',
};

/** While a page is on its way. */
export const waitingLabel = 'Loading';

/** When the network fails and the visitor reads what was kept on an earlier visit. */
export const savedCopyNotice =
  'You seem to be offline. This is a saved copy, and parts of it may be missing.';

export const scrollToTopLabel = 'Back to top';
