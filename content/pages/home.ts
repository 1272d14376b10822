import { company } from '../company.ts';
import type { SitePage } from '../schema.ts';

const { figures } = company;

export const homePage = {
  title: `Fresh Produce from Egypt | ${company.name}`,
  description:
    'Fruit, vegetables, legumes and pasta grown in Egypt and packed for export, with an organic line. See the range and how it travels.',
  address: '/',
  picture: '/pictures/hero-home.jpg',
  hero: {
    heading: 'Grown by the Nile.\nPacked for the\u00a0world.',
    text: 'Fruit, vegetables, legumes and pasta from Egyptian fields, picked at the right hour and packed for the journey.',
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
    text: 'A first look along the table: what we grow, pack and export.',
    linkLabel: 'View All Products',
  },
  whyChoose: {
    heading: `Why Choose ${company.name}`,
    cards: [
      {
        title: 'Premium Quality',
        text: 'Each crop is picked at the stage its journey asks for, then graded by size, colour and firmness. What we would not put on our own table does not go into the box.',
      },
      {
        title: 'Sustainable Farming',
        text: 'Drip lines put water at the root, and clover or beans rest the ground between crops. Soil that is fed now still gives good crops in ten years.',
      },
      {
        title: 'Farm to Table',
        text: 'The fewer the stops between row and box, the more days are left for the shop and the kitchen. We plan picking, packing and loading as one job.',
      },
      {
        title: 'Quality Certified',
        text: 'Our organic certification came after a three-year transition of the land, and it covers the organic line. Everything else we label as what it is.',
      },
    ],
  },
  supplyChain: {
    heading: 'Supply Chain',
    picture: '/pictures/story-supply-chain.jpg',
    lead: 'One line, from the row to the ship.',
    text: `We grow and export with growers on more than ${figures.supplierAcres} acres of supplier land. Before sowing we agree with them what will be needed and when, so that a box ordered in spring already has its field.`,
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
        text: 'The crop is cooled soon after picking, and from then on the temperature holds steady.',
      },
      {
        title: 'Port',
        text: 'Containers are loaded, sealed and checked against their papers, ready for the sailing.',
      },
    ],
  },
} satisfies SitePage & Record<string, unknown>;
