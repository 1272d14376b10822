import { company } from '../company.ts';
import type { SitePage } from '../schema.ts';

const { figures } = company;

export const aboutPage = {
  title: `Our Story | ${company.name}`,
  description:
    'How we work with growers across Egypt: choosing the land, walking the rows, and moving each harvest from field to port while it is at its best.',
  address: '/about',
  picture: '/pictures/hero-about.jpg',
  hero: {
    heading: 'Our Story',
    lead: 'Fields, early mornings and growers we know well.',
  },
  roots: {
    heading: 'Our Roots Run Deep',
    pictures: {
      first: '/pictures/story-roots.jpg',
      second: '/pictures/story-water.jpg',
    },
    paragraphs: [
      'Farming in Egypt begins with the river. For thousands of years the Nile brought its silt down each summer and left it on the fields. Today canals and pipes do the carrying, but the dark soil is still there, and so is the habit of thinking about water before anything else.',
      `${company.nameMeaning} From ${company.city} we grow and export fruit, vegetables, legumes and pasta, with growers on supplier land. The range includes an organic line, and we have ${figures.yearsOfExperience} years of experience.`.trim(),
      `No single farm is good at everything. Strawberries like light ground and a mild winter; dates want heat; onions want dry weeks at the end to cure in. So we work with growers on more than ${figures.supplierAcres} acres of supplier land, and ask each field for what its soil does well.`,
      'Holding that together takes a lot of walking. Somebody turns over leaves, cuts a fruit in half, tastes it, looks at the sky and says pick, or wait.',
      'Then the clock starts. A lettuce loses water from the moment it is cut, and a strawberry picked at noon has already spent part of its life. Everything after the harvest, the sorting, the cooling, the packing, the loading, is done in the order that saves the most time.',
      `Our boxes are now opened in ${figures.countries} countries. What we are after has not changed: produce that tastes of the place it grew, from land that is left as good as it was found.`,
    ],
    /** Set large between the paragraphs. */
    pullQuote: 'The most useful thing we bring to a field is a pair of boots.',
  },
  values: {
    heading: 'What We Hold To',
    cards: [
      {
        title: 'Rooted in Relationships',
        text: 'We would rather work with the same growers for years than with the cheapest for a week. A grower who knows you will be back tells you the truth about the crop.',
      },
      {
        title: 'Expertly Screened',
        text: 'Land, water and produce are looked at before anything is promised, and again at the packing table. What falls short is turned back at the door.',
      },
      {
        title: 'Efficiency in Motion',
        text: 'Picking, cooling, packing and loading are planned backwards from the sailing. Hours saved on the way are days gained on the shelf.',
      },
      {
        title: 'Grown with Purpose',
        text: 'Water is measured, soil is fed and fields are rested. The next crop depends on how this one was grown.',
      },
    ],
  },
} satisfies SitePage & Record<string, unknown>;
