type Browser = { name: string; target: string; version: string };

/**
 * The oldest browsers that the site is made for: the build lowers its styles to them
 * (vite.config.ts), and README lists them. They are of May 2024, which Baseline calls widely
 * available since November 2026; older ones would need prefixes and detours in every page.
 */
const oldest: readonly Browser[] = [
  { name: 'Chrome', target: 'chrome', version: '125' },
  { name: 'Edge', target: 'edge', version: '125' },
  { name: 'Firefox', target: 'firefox', version: '126' },
  { name: 'Safari, on iPhone and iPad too', target: 'safari', version: '17.5' },
];

/** For each of them, the newest version that the tests were run in when this list was last changed. */
const tested: Record<string, string> = {
  chrome: 'Chromium 156: all of `tests/`',
  edge: 'not by itself: it has the engine of Chrome',
  firefox: 'Firefox ESR 153.7: `tests/engines/`',
  safari: 'WebKitGTK 2.50.6, which has the engine of Safari 26: `tests/engines/`',
};

/** The list in the words of Vite's `build.cssTarget`. */
export const cssTarget = oldest.map(({ target, version }) => target + version);

/** The table in README; scripts/supported-browsers.test.ts compares the two. */
export const browserTable = [
  '| browser | from version | tested in |',
  '| --- | --- | --- |',
  ...oldest.map(({ name, target, version }) => `| ${name} | ${version} | ${tested[target]} |`),
].join('\n');
