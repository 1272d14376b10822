import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { company } from './company.ts';
import { aboutPage } from './pages/about.ts';
import { homePage } from './pages/home.ts';

const pages = readdirSync('content/pages').map((name) => ({
  name,
  source: readFileSync(`content/pages/${name}`, 'utf8'),
}));

it.each(pages)('$name has curly quotes and no exclamation marks', ({ source }) => {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
  expect(code).not.toMatch(/[a-z]'[a-z]|[a-z]!/);
});

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
