import { company } from '../company.ts';
import type { SitePage } from '../schema.ts';

const { figures } = company;

/** The home page shows the first products of the list, this many (specification 2 and 9). */
export const featuredCount = 8;

export const homePage = {
  title: `Fresh Produce from Egypt | ${company.name}`,
  description:
    'Fruit, vegetables and legumes grown in Egypt, and pasta made there, packed for export, with an organic line. See the range and how it travels.',
  address: '/',
  picture: '/pictures/hero-home.jpg',
  hero: {
    heading: 'Grown by the Nile.\nPacked for the\u00a0world.',
    text: 'Fruit, vegetables and legumes from Egyptian fields, and pasta made in Egypt, packed for the journey.',
    productsLabel: 'Our Products',
    contactLabel: 'Contact Us',
    figures: [
      { value: figures.yearsOfExperience, label: 'years experience' },
      { value: figures.products, label: 'products' },
      { value: figures.countries, label: 'countries' },
    ],
  },
  featured: {
    heading: 'From the Field and the Kitchen',
    text: 'Eight of the products that we pack and export.',
    linkLabel: 'View All Products',
    calendarLabel: 'See when each is in season',
  },
  whyChoose: {
    heading: `Why Choose ${company.name}`,
    cards: [
      {
        title: 'Premium Quality',
        text: 'Each crop is picked at the stage its journey needs, then graded by size, colour and firmness, so that the pieces in one box are alike.',
      },
      {
        title: 'Sustainable Farming',
        text: 'Drip lines put water at the root. Clover and beans in the rotation add nitrogen to the soil, and compost helps it to hold water.',
      },
      {
        title: 'Farm to Table',
        text: 'We plan picking, packing and loading as one job. Fresh produce then spends fewer hours on the way to the box, and keeps for longer in the shop and the kitchen.',
      },
      {
        title: 'Quality Certified',
        text: 'Our organic certification came after a three-year transition of the land. It covers the fruit and vegetables of the organic line, and not the legumes and pasta.',
      },
    ],
  },
  supplyChain: {
    heading: 'Supply Chain',
    picture: '/pictures/story-supply-chain.jpg',
    lead: 'From the row to the ship or the aircraft.',
    text: `We grow and export with growers on more than ${figures.supplierAcres} acres of supplier land. Before each season we agree with them which crops will be needed, how much and when.`,
    linkLabel: 'Read our story',
    steps: [
      {
        title: 'Farm',
        text: 'Picking starts in the cool of the morning, before the sun has warmed the crop.',
      },
      {
        title: 'Packing house',
        text: 'Every lot is sorted, graded and packed to the order, and anything bruised is taken out.',
      },
      {
        title: 'Cold chain',
        text: 'Fresh fruit and vegetables are cooled soon after picking, each to the temperature it needs. Onions, dried beans and dried pasta are not: they travel dry and aired.',
      },
      {
        title: 'Port or airport',
        text: 'Containers are loaded, sealed and checked against their papers before they sail. Strawberries, which keep for only a few days, may also go by air.',
      },
    ],
  },
} satisfies SitePage & Record<string, unknown>;
