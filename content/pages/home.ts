import texts from '#texts/pages/home.json' with { type: 'json' };
import { company } from '../company.ts';
import facts from '../facts/pages/home.json' with { type: 'json' };
import type { Page } from '../schema.ts';
import { withCompany } from '../with-company.ts';

const { yearsOfExperience, products, countries } = company.figures;
const filled = withCompany(texts);
const labels = filled.hero.figures;

/** The home page shows the first products of the list, this many (specification 2 and 9). */
export const featuredCount = 8;

export const homePage = {
  ...filled,
  ...facts,
  hero: {
    ...filled.hero,
    figures: [
      { value: yearsOfExperience, label: labels.yearsOfExperience },
      { value: products, label: labels.products },
      { value: countries, label: labels.countries },
    ],
  },
  supplyChain: { ...filled.supplyChain, ...facts.supplyChain },
} satisfies Page & Record<string, unknown>;

/** For the table of pages. */
export const page = homePage;
