// Rules for styles. app/design/styles.test.ts checks layers, and names in sheets against the code.

const physicalSides = /^(?:(?:margin|padding|border|inset)-)?(?:left|right|top|bottom)$/;
const message = 'Use the logical property: Arabic has no second sheet (docs/decisions/0029).';

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'color-no-hex': true,
    'declaration-no-important': true,
    'function-disallowed-list': [/^(?:rgb|hsl|oklch)a?$/],
    'property-disallowed-list': [[physicalSides], { message }],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:float|text-align)$/': ['left', 'right'],
        // Four values are top, right, bottom and left.
        '/^(?:margin|padding|inset)$/': [/^\S+ \S+ \S+ \S+$/],
        // `--inline-end` and `--inline-sign` are for movements and gradients.
        translate: [/^-?[\d.]+rem /],
        '/./': [/\bto (?:left|right)\b/],
      },
      { message },
    ],
    // Digits are narrower in the fallback fonts, so lines in `ch` would break differently there.
    'unit-disallowed-list': ['ch'],
  },
  overrides: [
    {
      files: ['app/design/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
