import { expect, it } from 'vitest';
import { company } from './company.ts';
import { aboutPage } from './pages/about.ts';
import { homePage } from './pages/home.ts';

it('pages show the figures of the company', () => {
  const { figures } = company;
  expect(homePage.hero.figures.map(({ value }) => value)).toEqual([
    figures.yearsOfExperience,
    figures.products,
    figures.countries,
  ]);
  expect(homePage.supplyChain.text).toContain(figures.supplierAcres);
  expect(aboutPage.roots.paragraphs.join()).toContain(figures.supplierAcres);
});
