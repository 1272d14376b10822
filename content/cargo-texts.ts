import texts from '#texts/cargo-words.json' with { type: 'json' };

/**
 * Sentences about products that may share a container. {one} and {other} are the two products: `nameInLoading`
 * or `nameInSentence` of their files. A sentence must read well with plurals and with “lettuce”.
 */
export const cargoTexts = texts;

type CargoTexts = typeof cargoTexts;
export type CargoRule = keyof CargoTexts['conflicts'];
