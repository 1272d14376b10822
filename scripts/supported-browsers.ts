type Browser = { name: string; target: string; version: string };

/**
 * The oldest supported browsers, all of May 2024 (widely available in Baseline since November 2026).
 * Older ones would need prefixes and workarounds on every page.
 */
const oldest: readonly Browser[] = [
  { name: 'Chrome', target: 'chrome', version: '125' },
  { name: 'Edge', target: 'edge', version: '125' },
  { name: 'Firefox', target: 'firefox', version: '126' },
  { name: 'Safari, on iPhone and iPad too', target: 'safari', version: '17.5' },
];

// The versions that the tests ran in when this list was last changed.
const tested: Record<string, string> = {
  chrome: 'Chromium 156: nearly all of `tests/`',
  edge: 'not tested separately: it has the engine of Chrome',
  firefox: 'Firefox ESR 153.7: tests tagged `@every-engine`',
  safari: 'WebKitGTK 2.50.6, which has the engine of Safari 26: `tests/webkit/`',
};

export const cssTarget = oldest.map(({ target, version }) => target + version);

/** The table in README.md, which a test compares with this list. */
export const browserTable = [
  '| browser | from version | tested in |',
  '| --- | --- | --- |',
  ...oldest.map(({ name, target, version }) => `| ${name} | ${version} | ${tested[target]} |`),
].join('\n');
