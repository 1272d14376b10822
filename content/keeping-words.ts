import texts from '#texts/storage-words.json' with { type: 'json' };

/** Texts about how products are kept. The last number of a range decides the plural form of a unit. */
export const keepingWords = texts;

export type KeepingWords = typeof keepingWords;
