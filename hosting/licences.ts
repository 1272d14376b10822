import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that ships, as Vite's `build.license` lists it. */
export interface Licence {
  name: string;
  version: string;
  /** In SPDX's words, `MIT`. */
  identifier?: string;
  text?: string;
}

/** Licences that let the site be published as it is, as long as their text comes with it. */
const accepted = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
]);

/**
 * Writes `licences.txt`: every package that ships, the bundled code as Vite found it and the fonts,
 * with its licence. The lists of the builds, `licences*.json`, are taken away.
 *
 * @throws when a package comes without a licence, or with one that nobody has looked at
 */
export function writeLicences(site: string): void {
  const lists = readdirSync(site).filter((name) => /^licences.*\.json$/.test(name));
  const bundled = lists.flatMap((name): Licence[] =>
    JSON.parse(readFileSync(join(site, name), 'utf8')),
  );
  for (const name of lists) rmSync(join(site, name));
  writeFileSync(join(site, 'licences.txt'), licencesText([...bundled, ...fonts()]));
}

/** The list as text, sorted, each package once. */
export function licencesText(packages: readonly Licence[]): string {
  const byName = new Map(packages.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  const parts = [...byName].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, { identifier = 'none', text }] of parts) {
    if (accepted.has(identifier) && text) continue;
    throw new Error(
      `${name} has the licence "${identifier}"${text ? '' : ' and no text of it'}: see whether the site may ship it, then say so in hosting/licences.ts.`,
    );
  }
  const summary = parts.map(([name, { identifier }]) => `${name}: ${identifier}`);
  const texts = parts.map(([name, { text }]) => `${'-'.repeat(72)}\n${name}\n\n${text}\n`);
  return `This site is made with the work of others, under these licences.\n\n${summary.join('\n')}\n\n${texts.join('\n')}`;
}

/** Fonts are copied, not bundled, and unknown to Vite's list. */
function fonts(): Licence[] {
  const folder = 'node_modules/@fontsource-variable';
  return readdirSync(folder).map((font) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, font, 'package.json'), 'utf8'),
    );
    const text = readFileSync(join(folder, font, 'LICENSE'), 'utf8').trim();
    return { name, version, identifier: license, text };
  });
}
