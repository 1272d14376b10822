// Random visits in a hurry. `npm run haste` makes more of them, in every language, and repeats one.
import { type Browser, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { language, localAddress } from '../../content/languages.ts';
import { reportErrors } from '../support/site.ts';
import { addresses, pressEscape, sizes, step } from './haste-actions.ts';
import { countMisses, newBurst, settle, type Walk } from './haste-checks.ts';

// Set by scripts/haste.ts.
const { HASTE_SECONDS, HASTE_FIRST_SEED = '1', HASTE_SEED, HASTE_PATH } = process.env;
const [path, replayPath] = HASTE_PATH?.split(',') ?? [];

/** `npm test` makes the same visits each time, so that a find is one of the change that is tested. */
const visitsInTest = 3;

/** In milliseconds. A visit takes a few seconds. */
const walkLimit = 100_000;
const shrinkLimit = 900_000;

type Steps = Iterable<fc.AsyncCommand<Walk, Page>>;
interface Visitor {
  address: string;
  size: keyof typeof sizes;
  isTouch: boolean;
  reducedMotion: 'reduce' | 'no-preference';
}
const visitor: fc.Arbitrary<Visitor> = fc.record({
  address: fc.constantFrom(...addresses),
  size: fc.constantFrom('phone', 'desktop'),
  isTouch: fc.boolean(),
  reducedMotion: fc.constantFrom('reduce', 'no-preference'),
});

// Only the list of steps shrinks: another page or control does not make a visit shorter.
const steps = fc.commands([fc.noShrink(step)], { maxCommands: 16, size: 'max', replayPath });

test('visits in a hurry leave every page in order', async ({ browser, baseURL }) => {
  const milliseconds = HASTE_SECONDS ? Number(HASTE_SECONDS) * 1000 : visitsInTest * walkLimit;
  test.setTimeout(milliseconds + walkLimit + shrinkLimit);
  const end = Date.now() + milliseconds;
  const visit = fc.asyncProperty(fc.noShrink(visitor), steps, (visitor, steps) =>
    take({ browser, baseURL: baseURL ?? '', visitor, steps }),
  );
  const first = Number(HASTE_SEED ?? HASTE_FIRST_SEED);
  const last = HASTE_SEED
    ? first
    : HASTE_SECONDS
      ? Number.POSITIVE_INFINITY
      : first + visitsInTest - 1;
  console.log(`Visits from seed ${first} on.`);
  for (let seed = first; seed <= last && (seed === first || Date.now() < end); seed += 1) {
    const result = await fc.check(visit, {
      seed,
      path,
      numRuns: 1,
      unbiased: true,
      // The steps of a path are the fewest.
      endOnFailure: path !== undefined,
      interruptAfterTimeLimit: shrinkLimit,
    });
    if (result.failed) throw new Error(reportOf(seed, result));
  }
});

/** What went wrong after which steps, and how to repeat them. */
function reportOf(
  seed: number,
  { counterexample, counterexamplePath, errorInstance }: fc.RunDetails<[Visitor, Steps]>,
) {
  const replayPath = /replayPath="(.*)"/.exec(`${counterexample?.[1]}`)?.[1];
  const options = `--language ${language.code} --seed ${seed}`;
  return `${(errorInstance as Error | null)?.message}

The visit:         npm run haste -- ${options}
Its fewest steps:  npm run haste -- ${options} --path ${counterexamplePath},${replayPath}`;
}

async function take({
  browser,
  baseURL,
  visitor: { address, size, isTouch, reducedMotion },
  steps,
}: {
  browser: Browser;
  baseURL: string;
  visitor: Visitor;
  steps: Steps;
}) {
  const context = await browser.newContext({
    viewport: sizes[size],
    hasTouch: isTouch,
    isMobile: isTouch && size === 'phone',
    reducedMotion,
  });
  const page = await context.newPage();
  const walk: Walk = {
    isTouch,
    steps: [`open ${address}, ${size}, ${isTouch ? 'touch' : 'mouse'}, motion: ${reducedMotion}`],
    errors: [],
    mails: 0,
    drafts: {},
    typed: [],
    lastDrafts: {},
    listed: [],
    burst: newBurst(),
  };
  await page.addInitScript(countMisses);
  reportErrors(page, { otherHosts: 'unreachable', baseURL }, (error) => {
    // Visitors open addresses that do not exist.
    if (!error.includes('status of 404')) walk.errors.push(error);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      walk.errors.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) walk.mails += 1;
  });

  const visit = async () => {
    await page.goto(localAddress(address));
    await settle(page, walk);
    await fc.asyncModelRun(() => ({ model: walk, real: page }), steps);
    await settle(page, walk);
    await pressEscape(page, walk);
  };
  try {
    await Promise.race([visit(), failAfter(walkLimit)]);
  } catch (error) {
    const lines = walk.steps.map((step, index) => `${index + 1}. ${step}`);
    throw new Error(`${(error as Error).message}\n\n${lines.join('\n')}`);
  } finally {
    await context.close();
  }
}

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_, fail) => {
    const message = `the visit has not ended after ${milliseconds / 1000} s`;
    setTimeout(() => fail(new Error(message)), milliseconds).unref();
  });
}
