import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A published package in the format of Vite's `build.license`. */
interface Licence {
  name: string;
  version: string;
  /** The SPDX identifier, such as `MIT`. */
  identifier?: string;
  text?: string;
}

// Licences that allow publication together with the licence text.
const accepted = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
]);

/** Writes `licences.txt` from the builds' lists and the fonts. @throws if a licence is not accepted */
export function writeLicences(site: string): void {
  const lists = readdirSync(site).filter((name) => /^licences.*\.json$/.test(name));
  const bundled = lists.flatMap((name): Licence[] =>
    JSON.parse(readFileSync(join(site, name), 'utf8')),
  );
  for (const name of lists) rmSync(join(site, name));
  writeFileSync(join(site, 'licences.txt'), licencesText([...bundled, ...fonts()]));
}

/**
 * The text of licences.txt.
 * @throws if a package has no text of its licence, or a licence that is not accepted
 */
export function licencesText(packages: readonly Licence[]): string {
  const byName = new Map(packages.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  const parts = [...byName].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, { identifier = 'none', text }] of parts) {
    if (accepted.has(identifier) && text) continue;
    throw new Error(
      `${name} has the licence "${identifier}"${text ? '' : ' without a licence text'}. If the site may publish it, add the licence to scripts/licences.ts.`,
    );
  }
  const summary = parts.map(([name, { identifier }]) => `${name}: ${identifier}`);
  const texts = parts.map(([name, { text }]) => `${'-'.repeat(72)}\n${name}\n\n${text}\n`);
  return `This site is made with the work of others, under these licences.\n\n${summary.join('\n')}\n\n${texts.join('\n')}`;
}

/** The packages of the fonts, and where each has the text of its licence. */
const fontLicences = {
  '@expo-google-fonts/markazi-text': 'LICENSE_FONT',
  '@fontsource-variable/figtree': 'LICENSE',
  '@fontsource-variable/fraunces': 'LICENSE',
  vazirmatn: 'OFL.txt',
};

// Vite lists bundled code only, and fonts are copied.
function fonts(): Licence[] {
  return Object.entries(fontLicences).map(([name, file]) => {
    const folder = join('node_modules', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const text = readFileSync(join(folder, file), 'utf8').trim();
    // The packages name it differently.
    return { name, version, identifier: 'OFL-1.1', text };
  });
}
