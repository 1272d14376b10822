// Random visits in a hurry, in every language in turn, until one finds a fault (tests/haste/haste.spec.ts).
//   npm run haste -- --minutes 30                       for half an hour
//   npm run haste -- --language ar --seed 7             one visit
//   npm run haste -- --language ar --seed 7 --path …    one visit with the fewest steps, as printed
import { execSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { languages } from '../content/languages.ts';
import { ensureBrowser } from './browser.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    language: { type: 'string', default: languages[0].code },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
});

/** Of visits in one language, in seconds. */
const longestTurn = 300;

execSync('npm run --silent build', { stdio: 'inherit' });
ensureBrowser();
if (values.seed !== undefined)
  visit(values.language, { HASTE_SECONDS: '0', HASTE_SEED: values.seed, HASTE_PATH: values.path });
else {
  const end = Date.now() + Number(values.minutes) * 60_000;
  const seconds = Math.min(longestTurn, (Number(values.minutes) * 60) / languages.length);
  for (let turn = 0; Date.now() < end && process.exitCode === undefined; turn += 1)
    visit(languages[turn % languages.length]?.code ?? '', {
      HASTE_SECONDS: `${seconds}`,
      HASTE_FIRST_SEED: `${Math.floor(Math.random() * 1e9)}`,
    });
}

function visit(language: string, settings: Record<string, string | undefined>) {
  console.log(`\n── Language: ${language}`);
  const env = { ...process.env, SITE_LANGUAGE: language, ...settings };
  try {
    execSync('playwright test tests/haste/haste.spec.ts --project=desktop --reporter=line', {
      stdio: 'inherit',
      env,
    });
  } catch {
    process.exitCode = 1;
  }
}
