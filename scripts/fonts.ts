// `npm run fonts` writes subsets of the two typefaces into app/ui/fonts: about 40 kB instead of 88.
// When a test reports a missing character, add it below, run the command and commit the fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** The characters in the subsets. The browser shows other characters in a similar system font. */
export const fontCharacters = [
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  '\u00a0‘’“”–—…·×±−©°½€£',
  'àáâäãåæçèéêëìíîïñòóôöøùúûüýßÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜ',
].join('');

const require = createRequire(import.meta.url);

// Limits the variable axes to the values that the styles use. An axis that is not named stays whole.
const fonts = {
  fraunces: {
    file: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    axes: { wght: 480 },
  },
  figtree: {
    file: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 650, default: 400 } },
  },
};

async function writeSubsets(): Promise<void> {
  for (const [name, { file, axes }] of Object.entries(fonts)) {
    const font = readFileSync(file);
    const options = { targetFormat: 'woff2' as const, variationAxes: axes };
    const subset = await subsetFont(font, fontCharacters, options);
    writeFileSync(`app/ui/fonts/${name}.woff2`, subset);
    console.log(`${name}: reduced from ${font.length} to ${subset.length} bytes`);
  }
}

if (import.meta.main) await writeSubsets();
