import texts from '#texts/loading-words.json' with { type: 'json' };

/**
 * Sentences about loading products together. {one} and {other} are the two products: `inLoading` or
 * `inSentence` of product-words.json. A sentence must read well with plurals and with “lettuce”.
 */
export const loadingWords = texts;

export type LoadingWords = typeof loadingWords;
export type LoadingRule = keyof LoadingWords['conflicts'];
