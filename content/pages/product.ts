import { company } from '../company.ts';
import type { Product, SitePage } from '../schema.ts';

/** Texts of the product pages. Names in braces are placeholders. */
export const productPage = {
  /** The title, description, address and picture of a product's page. */
  asPage: ({ id, name, description, images: [picture = ''] }: Product): SitePage => ({
    title: `${name} | ${company.name}`,
    description,
    address: `/products/${id}`,
    picture,
  }),
  breadcrumbsLabel: 'Breadcrumbs',
  season: {
    heading: 'The year',
    usualLabel: 'Season',
    peakLabel: 'Peak',
    possibleLabel: 'Sometimes',
    calendarLabel: 'Compare all products in the season calendar',
  },
  storage: {
    heading: 'Keeping',
    temperatureLabel: 'Temperature',
    humidityLabel: 'Relative humidity',
    durationLabel: 'Keeps for',
    coldDamage: 'Temperatures below {limit} cause damage.',
    ethyleneLabel: 'Ethylene',
    odourLabel: 'Odour',
    givesOdour: 'Gives off an odour',
    takesUpOdour: 'Takes up odours',
    /** Shown if values are general knowledge only. */
    unsure: 'These values are general knowledge: ask us.',
  },
  shipping: {
    heading: 'What it can ship with',
    headings: { together: 'Together', 'with care': 'With care', apart: 'Not together' },
    /** Why products can share a container. Shown below their names. */
    together: {
      moist: '{shared} suits them, in moist air.',
      packed: '{shared} suits them, in closed packs.',
      aired: 'They travel dry and aired, without cooling.',
      ambient: 'They travel dry, without cooling.',
    },
  },
  sourcesLabel: 'Sources',
  moreHeading: {
    Vegetables: 'Other vegetables',
    Fruits: 'Other fruits',
    Legumes: 'Other legumes',
    Pasta: 'Other pasta',
  },
  neighboursLabel: 'More products',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  lightbox: {
    label: 'Picture, full screen',
    photosLabel: 'Pictures',
    keysLabel: 'Left and right arrow keys show the other pictures',
    shown: ({ name }: { name: string }) => name,
    closeLabel: 'Close',
    previousLabel: 'Previous picture',
    nextLabel: 'Next picture',
    zoomInLabel: 'Zoom in',
    zoomOutLabel: 'Zoom out',
  },
};
