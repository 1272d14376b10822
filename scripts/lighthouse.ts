// Measures every page with Lighthouse as a phone on slow 4G, over HTTP/2 with Brotli. Prints the
// medians and exits with an error if a page misses a goal.
//   npm run lighthouse                      all pages of all languages, five times each
//   npm run lighthouse -- /about --runs 1   one page, once
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { addressOf } from '../app/pages.ts';
import { addresses } from '../app/seo/addresses.ts';
import { addressIn, languages } from '../content/languages.ts';
import { siteListener } from '../hosting/server.ts';
import { ensureBrowser, launchOptions } from './browser.ts';

/** Scores in per cent, times in milliseconds. Blocking time (TBT) needs a quiet machine. */
const leastScore = 100;
/** A layout shift (CLS) of 0.0045 rounds to 0.00. */
const maxima = { fcp: 960, lcp: 1230, tbt: 40, cls: 0.0045 };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Category = (typeof categories)[number];
type Figures = Record<Category | keyof typeof timings, number>;

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const debugPort = 9222;

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
ensureBrowser();
const server = createSecureServer({ ...selfSigned(), allowHTTP1: true })
  .on('request', siteListener('build/client'))
  .listen(0);
const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  ...launchOptions,
  args: [
    ...launchOptions.args,
    `--remote-debugging-port=${debugPort}`,
    '--ignore-certificate-errors',
  ],
});

const allPages = languages.flatMap((language) =>
  addresses.map((path) => addressIn(language, path)),
);
const pages = positionals.length > 0 ? positionals : allPages;
let missedCount = 0;
console.log(`${'page'.padEnd(42)}perf a11y best  seo   FCP   LCP  TBT   CLS`);
for (const page of pages) {
  const results = [await measure(origin + page, categories)];
  // Only speed differs from run to run.
  while (results.length < runs) results.push(await measure(origin + page, ['performance']));
  const figures = medians(results);
  console.log(page.padEnd(42) + tableRow(figures));
  for (const missed of missedGoals(figures)) {
    missedCount++;
    console.error(`  ${missed}`);
  }
}
await browser.close();
server.close();
process.exitCode = missedCount > 0 ? 1 : 0;

// Also prints the audits, other than speed, that lower a score.
async function measure(
  url: string,
  measured: readonly Category[],
  attempt = 1,
): Promise<Partial<Figures>> {
  const outcome = await lighthouse(url, {
    port: debugPort,
    onlyCategories: [...measured],
    // Search engines must not list a visitor's enquiry list.
    skipAudits: url.endsWith(addressOf('enquiry')) ? ['is-crawlable'] : [],
  });
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { lhr } = outcome;
  if (lhr.runtimeError) {
    // Chromium sometimes loses the beginning of its trace (seen in version 156).
    if (attempt < 3) return measure(url, measured, attempt + 1);
    throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
  for (const name of measured) {
    if (name === 'performance') continue;
    for (const { id, weight } of lhr.categories[name]?.auditRefs ?? [])
      if (weight > 0 && (lhr.audits[id]?.score ?? 1) < 1) console.error(`  ${name}: ${id}`);
  }
  const scores = measured.map((name) => [name, scoreOf(lhr, name)]);
  const times = Object.entries(timings).map(([name, id]) => [
    name,
    lhr.audits[id]?.numericValue ?? Number.NaN,
  ]);
  return Object.fromEntries([...scores, ...times]);
}

function scoreOf(lhr: Result, category: string): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100);
}

/** The median of each figure, over the runs that have it. */
function medians(results: Partial<Figures>[]): Figures {
  const names = Object.keys(results[0] ?? {}) as (keyof Figures)[];
  const median = (name: keyof Figures) => {
    const numbers = results.flatMap(({ [name]: number = [] }) => number).toSorted((a, b) => a - b);
    return numbers[Math.floor(numbers.length / 2)];
  };
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Figures;
}

function tableRow(figures: Figures): string {
  const cell = (number: number, width: number) => String(Math.round(number)).padStart(width);
  return [
    ...categories.map((name) => cell(figures[name], 4)),
    cell(figures.fcp, 5),
    cell(figures.lcp, 5),
    cell(figures.tbt, 4),
    figures.cls.toFixed(3).padStart(5),
  ].join(' ');
}

function missedGoals(figures: Figures): string[] {
  return [
    ...categories
      .filter((name) => figures[name] < leastScore)
      .map((name) => `${name} is ${figures[name]}; the goal is ${leastScore}`),
    ...Object.entries(maxima)
      .filter(([name, maximum]) => figures[name as keyof Figures] > maximum)
      .map(([name, maximum]) => `${name} is above ${maximum}`),
  ];
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bustan-certificate-'));
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...names], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    throw new Error(
      'Lighthouse needs openssl for a certificate (on Debian: apt-get install openssl).',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
