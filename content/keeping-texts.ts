import texts from '#texts/storage-words.json' with { type: 'json' };

/** Texts about how products are kept. The last number of a range decides the plural form of a unit. */
export const keepingTexts = texts;

export type KeepingTexts = typeof keepingTexts;
