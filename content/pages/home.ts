import type { Page } from '../../schema/pages.ts';
import { company } from '../company.ts';
import { part } from '../part.ts';

const texts = part('pages/home');

const { yearsOfExperience, products, countries } = company.figures;
const labels = texts.hero.figures;

export const homePage = {
  ...texts,
  hero: {
    ...texts.hero,
    figures: [
      { value: yearsOfExperience, label: labels.yearsOfExperience },
      { value: products, label: labels.products },
      { value: countries, label: labels.countries },
    ],
  },
} satisfies Page & Record<string, unknown>;

/** @public For app/seo/site-pages.ts. */
export const page = homePage;
