// How many tests passed, failed and were skipped, from the reports in test-results/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The options with which Vitest writes a report beside its usual output. */
export const vitestReport = (name: string): string =>
  `--reporter=default --reporter=json --outputFile.json=test-results/${name}.json`;

/**
 * The counts of a report by Vitest.
 * @param folder in which the tests ran
 * @throws if there is no such report
 */
export function vitestCounts(name: string, folder = '.'): Counts {
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(name, folder);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/**
 * The counts of Playwright's report, which playwright.config.ts names.
 * @param folder in which the tests ran
 * @throws if there is no such report
 */
export function playwrightCounts(folder = '.'): Counts {
  const { expected, unexpected, skipped } = readReport('browser', folder).stats;
  return { passed: expected, failed: unexpected, skipped };
}

/** @throws if there is no such report */
export function readReport(name: string, folder = '.') {
  return JSON.parse(readFileSync(join(folder, `test-results/${name}.json`), 'utf8'));
}

export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
