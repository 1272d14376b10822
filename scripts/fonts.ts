// Cuts the two typefaces down to what the site sets with them, into app/ui/fonts: about 40 kB in the
// place of 88. Run it again (npm run fonts) and commit what changes when a character is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Every character that the cut fonts have; others are shown in a similar font of the system. */
export const fontCharacters = [
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  '\u00a0‘’“”–—…·×©°½€£',
  'àáâäãåæçèéêëìíîïñòóôöøùúûüýßÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜ',
].join('');

const require = createRequire(import.meta.url);

/** Each font: its source, and the axes that stay. Optical size stays whole where it is not named. */
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

async function cutFonts(): Promise<void> {
  for (const [name, { file, axes }] of Object.entries(fonts)) {
    const whole = readFileSync(file);
    const options = { targetFormat: 'woff2' as const, variationAxes: axes };
    const cut = await subsetFont(whole, fontCharacters, options);
    writeFileSync(`app/ui/fonts/${name}.woff2`, cut);
    console.log(`${name}: ${whole.length} bytes cut to ${cut.length}`);
  }
}

if (import.meta.main) await cutFonts();
