import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../support/site.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** AxeBuilder sends axe to the page twice for each check, and not minified, which takes as long as the check. */
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const axeSource = `if (!window.axe) { ${axe} }`;

/** Checks that axe finds nothing wrong with the page. `when` says in which state it is. */
export async function expectNoViolations(page: Page, when = '') {
  const { violations } = await new AxeBuilder({ page, axeSource })
    // Faster by a factor of four: without details of rules that pass, and without a second page,
    // which only frames from other sites need.
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
  );
  expect(found, when).toEqual([]);
}

/** Checks that axe finds nothing wrong on a phone, nor on a desktop. */
export async function expectNoViolationsAtAnyWidth(page: Page, state: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoViolations(page, `${state} at ${width} px`);
  }
}
