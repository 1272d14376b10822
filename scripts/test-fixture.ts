// Proves that content may grow: builds the fixture site and runs the unit tests and the core browser
// tests in it. `npm test` runs this. When a test fails, the copy stays, so that you can look at it.
//
//   node scripts/test-fixture.ts                          all of them
//   node scripts/test-fixture.ts tests/gallery.spec.ts    these browser tests only
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fixtureSite } from './fixture-site.ts';

/**
 * The browser tests that run on the fixture site. Not yet: contact, lightbox, product-address, product-card
 * and screen-reader, which still expect something of the delivered content.
 */
const specs = [
  'article',
  'contact-form',
  'every-page',
  'footer',
  'footer-styles',
  'gallery',
  'header',
  'header-row',
  'home',
  'news',
  'print',
  'product-filters',
  'products',
  'screen-reader-news',
  'seo',
  'seo-files',
].map((name) => `tests/${name}.spec.ts`);

const chosen = process.argv.slice(2);
// Playwright ignores a file that does not exist when another one does.
const missing = [...specs, ...chosen].filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`No ${missing.join(', ')}: correct the list in this file.`);

const site = await fixtureSite();
console.log(`Fixture site: ${site.folder}`);
site.build();
// The delivered data differ here on purpose; the photograph tool is slow and reads no content.
const unitTests = site.run(
  "vitest run --exclude content/specification.test.ts --exclude 'pictures/photograph*' --reporter=default --reporter=json --outputFile.json=test-results/unit.json",
);
const unit = result('unit');
const browserTests = site.run(
  `playwright test --project=desktop ${(chosen.length > 0 ? chosen : specs).join(' ')}`,
  { PORT: `${await freePort()}` },
);

const { stats } = result('browser');
mkdirSync('test-results', { recursive: true });
writeFileSync(
  'test-results/fixture.json',
  JSON.stringify({
    passed: unit.numPassedTests + stats.expected + stats.flaky,
    failed: unit.numFailedTests + stats.unexpected,
  }),
);
if (unitTests && browserTests) site.remove();
else {
  console.error(`\nThe fixture site and its test results are in ${site.folder}.`);
  process.exitCode = 1;
}

/** What a test runner counted. Playwright empties the folder before it starts. */
function result(name: string) {
  return JSON.parse(readFileSync(join(site.folder, `test-results/${name}.json`), 'utf8'));
}

/** A port that nothing uses, so that the tests do not run on another site. */
function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => found(port));
    });
  });
}
