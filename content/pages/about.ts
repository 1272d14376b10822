import { company } from '../company.ts';
import type { SitePage } from '../schema.ts';

const { figures } = company;

export const aboutPage = {
  title: `Our Story | ${company.name}`,
  description:
    'How we work with growers in Egypt: choosing the land, walking the rows, and moving each harvest from the field to the ship or the aircraft.',
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
      'Farming in Egypt begins with the river. For thousands of years the Nile flooded each summer and left its silt on the fields. Since the High Dam was built there is no flood: canals, pumps and pipes bring the water, and growers plan each crop around how much of it there is.',
      `${company.nameMeaning} From ${company.city} we export fruit, vegetables and legumes, grown with growers on supplier land, and pasta made in Egypt. The range includes an organic line, and we have ${figures.yearsOfExperience} years of experience.`.trim(),
      `No single farm is good at everything. Strawberries like light ground and a mild winter; dates want heat; onions want dry weeks at the end to cure in. So we work with growers on more than ${figures.supplierAcres} acres of supplier land, and choose crops that suit the soil of each field.`,
      'Before a harvest somebody walks the rows with the grower, turns over leaves, cuts a fruit in half and tastes it. Together they decide whether to pick or to wait.',
      'A lettuce loses water from the moment it is cut, and a strawberry picked in the heat of noon keeps for less time than one picked at dawn. So fresh crops are picked early, then cooled, sorted, packed and loaded without a pause. Onions are cured first, and beans and lentils are dried and cleaned.',
      `Our boxes are now opened in ${figures.countries} countries. Containers go by sea; strawberries, which keep for only a few days, may also go by air.`,
    ],
    /** Shown in large type between the paragraphs. */
    pullQuote: 'The most useful thing we bring to a field is a pair of boots.',
  },
  values: {
    heading: 'What We Hold To',
    cards: [
      {
        title: 'Rooted in Relationships',
        text: 'We prefer to work with the same growers from year to year. They know what we need, and can tell us early when a crop will be late or short.',
      },
      {
        title: 'Expertly Screened',
        text: 'We look at the land and the water before we agree on a crop, and at the produce in the field and again at the packing table. Lots that fall short are turned back.',
      },
      {
        title: 'Efficiency in Motion',
        text: 'Picking, cooling, packing and loading are planned backwards from the hour when the ship or the aircraft leaves, so that fresh produce does not stand and wait.',
      },
      {
        title: 'Grown with Purpose',
        text: 'Water is measured, compost feeds the soil, and clover and beans take their turn in the rotation, so that each field stays fit for the next crop.',
      },
    ],
  },
} satisfies SitePage & Record<string, unknown>;
