// `npm run fonts` writes subsets of the typefaces into app/design/typefaces: for Latin script about 40 kB
// instead of 88, for Arabic about 40 kB instead of 300.
// When a test reports a missing character, add it below, run the command and commit the fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const characterRange = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters in the subsets. The browser shows other characters in a similar system font. */
export const fontCharacters = {
  latin: [
    characterRange(0x20, 0x7e),
    '\u00a0‘’“”–—…·×±−©°½€£',
    'àáâäãåæçèéêëìíîïñòóôöøùúûüýßÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÓÔÖØÚÛÜ',
  ].join(''),
  /** Letters, diacritics, digits and punctuation of Arabic. The last letters are in foreign names. */
  arabic: [
    ' \u00a0،؛؟٪٫٬ـ.:!()[]/|+-–—…·×±−°©*%«»‹›"\'’',
    characterRange(0x621, 0x63a),
    characterRange(0x641, 0x652),
  ]
    .concat(characterRange(0x660, 0x669), '\u0670پچڤگ', '\u200c\u200d\u200e\u200f')
    .join(''),
};

const require = createRequire(import.meta.url);

// Limits the variable axes to the values that the styles use. An axis that is not named stays whole.
const textWeights = { wght: { min: 400, max: 650, default: 400 } };
/**
 * Fontsource divides Arabic fonts into a file of letters and one of punctuation. The other packages
 * have whole fonts, so that a page loads one file for each typeface.
 */
const fonts = {
  'latin/fraunces': {
    file: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    characters: fontCharacters.latin,
    // In larger optical sizes, the bar of an “e” is too thin for light text on a picture.
    axes: { wght: 480, opsz: { min: 9, max: 72 } },
  },
  'latin/figtree': {
    file: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    characters: fontCharacters.latin,
    axes: textWeights,
  },
  'arabic/markazi-text': {
    file: require.resolve(
      '@expo-google-fonts/markazi-text/600SemiBold/MarkaziText_600SemiBold.ttf',
    ),
    characters: fontCharacters.arabic,
    axes: {},
  },
  'arabic/vazirmatn': {
    file: require.resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2'),
    characters: fontCharacters.arabic,
    axes: textWeights,
  },
  'arabic/vazirmatn-zero': {
    file: require.resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2'),
    characters: '٠',
    axes: { wght: 480 },
  },
};

async function writeSubsets(): Promise<void> {
  for (const [name, { file, characters, axes }] of Object.entries(fonts)) {
    const font = readFileSync(file);
    const options = { targetFormat: 'woff2' as const, variationAxes: axes };
    const subset = await subsetFont(font, characters, options);
    writeFileSync(`app/design/typefaces/${name}.woff2`, subset);
    console.log(`${name}: reduced from ${font.length} to ${subset.length} bytes`);
  }
}

if (import.meta.main) await writeSubsets();
