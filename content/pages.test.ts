import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { company } from './company.ts';
import { aboutPage } from './pages/about.ts';
import { homePage } from './pages/home.ts';

it.each(globSync('content/{news,pages,words}/*.yaml'))(
  '%s has curly quotes and no exclamation marks',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/[a-z]'+[a-z]|[a-z]!/);
  },
);

it('pages show the figures of the company', () => {
  const { figures } = company;
  expect(homePage.hero.figures.map(({ value }) => value)).toEqual([
    figures.yearsOfExperience,
    figures.products,
    figures.countries,
  ]);
  expect(homePage.supplyChain.text).toContain(`more than ${figures.supplierAcres} acres`);
  expect(aboutPage.roots.paragraphs.join()).toContain(
    `more than ${figures.supplierAcres} acres of supplier land`,
  );
});
