/**
 * Sentences about loading products together. {one} and {other} are the two products: `inLoading` or
 * `inSentence` of product-words.ts. A sentence must read well with plurals and with “lettuce”.
 */
export const loadingWords = {
  /** Shown beside these sentences. */
  guidance: 'This is general guidance: ask us before you book.',
  verdicts: { together: 'Together', 'with care': 'With care', apart: 'Apart' },
  together: {
    moist: 'Both can be kept at {shared} in moist air.',
    packed: 'Both can be kept at {shared} in closed packs.',
    aired: 'Both can travel dry and aired, without cooling.',
    ambient: 'Both can travel dry, without cooling.',
  },
  conflicts: {
    packedWithMoist: '{one} must stay dry in closed packs, while {other} must have moist air.',
    airedWithMoist: '{one} must travel dry and aired, while {other} must have moist air.',
    airedWithPacked:
      '{one} must travel aired and without cooling, while {other} must be kept cold.',
    airedWithAmbient: 'A container is either aired, for {one}, or closed and dry, for {other}.',
    ambientWithMoist:
      '{one} must stay dry and can travel without cooling; a container for {other} is cold and damp.',
    ambientWithPacked: '{one} can travel without cooling, while {other} must be kept cold.',
    unknownProduct: 'How to load {one} with {other} is not known: ask us.',
    unknownTemperature: 'The temperature for {one} is not known: ask us.',
    coldDamage: '{one} must be kept at {oneTemperature}, and cold below {limit} damages {other}.',
    temperature:
      'No temperature suits both: {one} must be kept at {oneTemperature}, and {other} at {otherTemperature}.',
    narrowTemperature:
      '{one} and {other} have only {shared} in common, so the container must hold it exactly.',
    ethylene: '{one} give off ethylene, which {harm}.',
    littleEthylene: '{one} give off a little ethylene, which {harm}.',
    slightlySensitive: '{one} give off ethylene, and {other} can be slightly sensitive to it.',
    unknownSensitivity: '{one} give off ethylene, and what it does to {other} is not known.',
    unknownEthylene: 'Whether {one} give off ethylene is not known, and it {harm}.',
    odour: '{one} give off an odour that {other} may take up.',
    strongOdour: '{one} give off an odour, and {other} would take it up.',
  },
  /** Used for products without `ethyleneHarm` in product-words.ts. */
  ethyleneHarm: 'makes {other} age sooner',
};

export type LoadingWords = typeof loadingWords;
export type LoadingRule = keyof LoadingWords['conflicts'];
