import { company } from '../company.ts';
import type { Page } from '../schema.ts';

/** The enquiry list. It has no `address`, so search engines do not list it. Names in braces are placeholders. */
export const enquiryPage = {
  title: `Your Enquiry | ${company.name}`,
  description:
    'The products that you want to ask about, with quantities and packing, whether they can share a container, and one message to us.',
  path: '/enquiry',
  hero: {
    heading: 'Your Enquiry',
    text: 'Collect products, write what you need, and send us one message. Nothing is ordered, and nothing is sent before you send it.',
  },
  withoutScript: {
    text: 'This list needs JavaScript, which is off in your browser. Write to us or call us instead:',
    or: 'or',
    formText: 'You can also use the form below.',
  },
  empty: {
    heading: 'Your list is empty',
    text: 'Choose “Ask about …” beside a product to put it here.',
    productsLabel: 'See our products',
    seasonsLabel: 'See the season calendar',
  },
  list: {
    heading: 'What you ask about',
    quantityLabel: 'Quantity',
    packingLabel: 'Packing wishes',
    /** Added to the labels for screen readers. */
    forProduct: (name: string) => `for ${name}`,
    quantityPlaceholder: 'Pallets, tonnes …',
    packingPlaceholder: 'Sizes, cartons, labels …',
    removeLabel: 'Remove',
    addLabel: 'Add more products',
    destinationLabel: 'Destination',
    destinationPlaceholder: 'Port or city, country',
    monthLabel: 'Wanted month',
    anyMonth: 'Not decided',
    /** Below a product, when a month is chosen. */
    season: {
      peak: (month: string) => `At its peak in ${month}`,
      usual: (month: string) => `In season in ${month}`,
      possible: (month: string) => `Sometimes available in ${month}`,
      none: (month: string) => `Not in season in ${month}`,
    },
  },
  storage: {
    text: 'This list is stored in this browser only, until you clear it: the products, what you wrote about them, destination and month. Your name, email, phone and note stay until you close this tab.',
    notKept:
      'Your browser does not allow this page to store the list, or has no room for it. The list works, but it is lost when you reload or close this page.',
    clearLabel: 'Clear the list',
  },
  removed: {
    product: (name: string) => `${name}: removed from the list.`,
    all: 'The list is cleared, and nothing is stored any more.',
    undoLabel: 'Undo',
    undone: 'The list is back.',
    unknown: (names: string) =>
      `Removed from your list, because we no longer offer it: ${names}.`,
  },
  loading: {
    heading: 'Loading together',
    one: 'All these products can share one container.',
    several: (count: number) => `These products need ${count} containers.`,
    container: (number: number) => `Container ${number}`,
    cooled: 'Refrigerated',
    cooledAt: 'Refrigerated, {temperature}',
    notCooled: 'Not refrigerated',
    headings: { apart: 'Not in one container', 'with care': 'Only with care' },
    matrixLabel: 'Every two products',
    pair: '{one} with {others}',
  },
  send: {
    heading: 'Send it to us',
    text: 'This opens your mail program with the message written out, ready for you to send.',
    noteLabel: 'Anything else',
    notePlaceholder: 'Questions, certificates, delivery terms …',
    previewHeading: 'Your message',
    longNote: 'This is a long message, and some mail programs shorten those. If yours does, copy it and paste it over theirs.',
    whatsAppLabel: 'Open in WhatsApp',
  },
} satisfies Page & Record<string, unknown>;

/** The labels in the message. Names in braces are placeholders. */
export const enquiryMail = {
  subject: 'Enquiry from {name}: {products}',
  /** The end of the subject, if there are many products. */
  more: (count: number) => `${count} more`,
  nameLabel: 'Name',
  emailLabel: 'Email',
  phoneLabel: 'Phone',
  quantityLabel: 'Quantity',
  packingLabel: 'Packing',
  destinationLabel: 'Destination',
  monthLabel: 'Month',
};
