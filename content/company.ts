import type { Company } from './schema.ts';

/** All facts about the company. Phone, email, address and siteUrl are placeholders (R1). */
export const company: Company = {
  name: 'Bustan',
  legalName: 'Bustan Fresh Produce',
  /** The first sentence of a paragraph on the About page; may be empty. */
  nameMeaning: 'Bustan is the Arabic word for an orchard.',
  city: 'Cairo',
  country: 'Egypt',
  phone: '+20 2 0000 0000',
  /** A number on WhatsApp, as in '+20 100 000 0000'. With one, enquiries can be sent there, too. */
  whatsApp: undefined,
  email: 'hello@bustan.example',
  address: ['Bustan Fresh Produce', 'Cairo, Egypt'],
  /** The address where the site is published, without a slash at the end. */
  siteUrl: 'https://bustan.example',
  /** The centre of the map in the footer. */
  coordinates: { latitude: 30.0444, longitude: 31.2357 },
  // Specification, section 9.
  hours: [
    { days: 'Sun–Thu', time: '8:00 AM to 5:00 PM' },
    { days: 'Fri and Sat', time: 'Closed' },
  ],
  // Specification, section 9. Texts always say “more than” before the acres.
  figures: {
    yearsOfExperience: '20+',
    products: '50+',
    countries: '30+',
    supplierAcres: '1,200',
  },
  // To make a link real, write its address in quotes instead of undefined.
  social: [
    { name: 'Facebook', url: undefined },
    { name: 'Instagram', url: undefined },
    { name: 'Twitter', url: undefined },
    { name: 'LinkedIn', url: undefined },
  ],
  legal: [
    { name: 'Privacy Policy', url: undefined },
    { name: 'Terms of Service', url: undefined },
  ],
  // Shown on the About page and in the footer. List only certificates that visitors can look up in a public
  // register, with all fields:
  // { scheme: '…', holder: '…', number: '…', scope: '…', expires: 'April 15, 2025', registryUrl: 'https://…' }
  certificates: [],
  tagline: 'Fresh produce, grown and packed in Egypt.',
  aboutText:
    'We grow fruit, vegetables and legumes in Egypt, with growers on supplier land, and export them along with pasta made here. ' +
    'The range includes an organic line. We check each order in the field and again at the packing table.',
  illustrationNote: 'The pictures on this site are rendered illustrations, not photographs.',
};
