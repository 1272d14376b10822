// Runs all checks, stops at the first step that fails and prints how many tests passed.
import { execSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser, ensureFirefox } from './browser.ts';
import { ensureNginx } from './nginx.ts';
import { ensureWebKit } from './webkit.ts';

const steps: [name: string, command: string][] = [
  ['Check', 'npm run --silent check'],
  [
    'Unit tests',
    'vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
  ],
  ['Build', 'node scripts/build.ts'],
  ['Browser tests', 'playwright test'],
  ['Fixture site', 'node scripts/test-fixture.ts'],
  [
    'WebKit',
    'vitest run --config vitest.webkit.config.ts --reporter=default --reporter=json --outputFile.json=test-results/webkit.json',
  ],
];

type Counts = { passed: number; failed: number; skipped?: number };

rmSync('test-results', { recursive: true, force: true });
const total: Required<Counts> = { passed: 0, failed: 0, skipped: 0 };

for (const [name, command] of steps) {
  console.log(`\n── ${name}: ${command}`);
  const succeeded = run(name, command);
  const { passed, failed, skipped } = readCounts(name) ?? {
    passed: Number(succeeded),
    failed: Number(!succeeded),
  };
  total.passed += passed;
  total.skipped += skipped ?? 0;
  // A test runner may fail without a failed test.
  total.failed += succeeded ? failed : Math.max(failed, 1);
  if (!succeeded) {
    console.error(`\n${name} failed. To run this step alone: npx -c '${command}'`);
    break;
  }
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}. No test is tried twice.`);
process.exitCode = total.failed > 0 ? 1 : 0;

function run(name: string, command: string): boolean {
  try {
    if (name === 'Browser tests') {
      ensureBrowser();
      ensureFirefox();
      ensureNginx();
    }
    if (name === 'WebKit') ensureWebKit();
    execSync(command, { stdio: 'inherit' });
    return true;
  } catch (error) {
    if (error instanceof Error && !('status' in error)) console.error(error.message);
    return false;
  }
}

// Steps without a test runner have no counts: each counts as one check.
function readCounts(name: string): Counts | undefined {
  try {
    if (name === 'Unit tests' || name === 'WebKit') {
      const file = name === 'WebKit' ? 'webkit' : 'unit';
      const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
        readFileSync(`test-results/${file}.json`, 'utf8'),
      );
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    }
    if (name === 'Browser tests') {
      const { stats } = JSON.parse(readFileSync('test-results/browser.json', 'utf8'));
      return {
        passed: stats.expected,
        failed: stats.unexpected,
        skipped: stats.skipped,
      };
    }
    if (name === 'Fixture site')
      return JSON.parse(readFileSync('test-results/fixture.json', 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
