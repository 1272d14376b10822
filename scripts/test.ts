// Runs all checks, stops at the first step that fails and prints how many tests passed.
import { execSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureBrowser, ensureFirefox } from './browser.ts';
import { ensureNginx } from './nginx.ts';
import {
  type Counts,
  playwrightCounts,
  readReport,
  sumOf,
  vitestCounts,
  vitestReport,
} from './test-reports.ts';
import { ensureWebKit } from './webkit.ts';

interface Step {
  name: string;
  command: string;
  /** Installs what the command needs. */
  install?: () => void;
  /** Reads the report of a test runner. A step without one counts as one check. */
  counts?: () => Counts;
}

const vitest = (options: string, report: string): Pick<Step, 'command' | 'counts'> => ({
  command: `vitest run ${options}${vitestReport(report)}`,
  counts: () => vitestCounts(report),
});

const steps: readonly Step[] = [
  { name: 'Check', command: 'npm run --silent check' },
  { name: 'Unit tests', ...vitest('', 'unit') },
  { name: 'Build', command: 'node scripts/build.ts' },
  {
    name: 'Browser tests',
    command: 'playwright test',
    install: () => {
      ensureBrowser();
      ensureFirefox();
      ensureNginx();
    },
    counts: () => playwrightCounts(),
  },
  {
    name: 'Fixture site',
    command: 'node scripts/test-fixture.ts',
    counts: () => readReport('fixture'),
  },
  {
    name: 'WebKit',
    install: ensureWebKit,
    ...vitest('--config vitest.webkit.config.ts ', 'webkit'),
  },
];

rmSync('test-results', { recursive: true, force: true });
const all: Counts[] = [];
for (const step of steps) {
  console.log(`\n── ${step.name}: ${step.command}`);
  const counts = run(step);
  all.push(counts);
  if (counts.failed === 0) continue;
  console.error(`\n${step.name} failed. To run this step alone: npx -c '${step.command}'`);
  break;
}
const total = sumOf(all);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}. No test is tried twice.`);
process.exitCode = total.failed > 0 ? 1 : 0;

function run({ command, install, counts }: Step): Counts {
  const succeeded = succeeds(() => {
    install?.();
    execSync(command, { stdio: 'inherit' });
  });
  const found = counts
    ? readCounts(counts)
    : { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 };
  // A test runner may fail without a failed test.
  return { ...found, failed: succeeded ? found.failed : Math.max(found.failed, 1) };
}

function succeeds(task: () => void): boolean {
  try {
    task();
    return true;
  } catch (error) {
    // A command has printed its own.
    if (error instanceof Error && !('status' in error)) console.error(error.message);
    return false;
  }
}

/** A report that cannot be read is a failure. */
function readCounts(counts: () => Counts): Counts {
  try {
    return counts();
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
