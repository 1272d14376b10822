// Builds the fixture site and runs the unit tests that read content and the browser tests tagged @fixture there: one
// that depends on the delivered content fails. If a test fails, the copy is kept.
//   npm run test:fixture                                     all of them
//   npm run test:fixture -- tests/gallery/gallery.spec.ts    the unit tests and these browser tests
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fixtureSite } from './fixture-site.ts';
import { freePort } from './free-port.ts';
import { playwrightCounts, sumOf, vitestCounts, vitestReport } from './test-reports.ts';

const chosen = process.argv.slice(2);
// Playwright ignores a file that does not exist when another one does.
const missing = chosen.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`These test files do not exist: ${missing.join(', ')}.`);

const site = fixtureSite();
console.log(`Fixture site: ${site.folder}`);
// Any host may serve it: tests/hosting/policy-in-page.spec.ts needs the policy in the pages.
site.build({ POLICY_IN_PAGES: '1' });
// The unit tests that read content, without those of the specification's data, which the fixture changes on purpose.
const unitTests = site.run(
  `vitest related --run content/part.ts content/read-content.ts --exclude content/specification.test.ts ${vitestReport('unit')}`,
);
// Read before Playwright starts, because it empties the folder.
const ofUnitTests = vitestCounts('unit', site.folder);
const browserTests = site.run(`playwright test --project=fixture ${chosen.join(' ')}`, {
  PORT: `${await freePort()}`,
  FIXTURE_SITE: '1',
});

mkdirSync('test-results', { recursive: true });
writeFileSync(
  'test-results/fixture.json',
  JSON.stringify(sumOf([ofUnitTests, playwrightCounts(site.folder)])),
);
if (unitTests && browserTests) site.remove();
else {
  console.error(`\nThe fixture site and its test results were kept in ${site.folder}.`);
  process.exitCode = 1;
}
