import texts from '#texts/storage-words.json' with { type: 'json' };

/** Texts about storage. The last number of a range decides the plural form of a unit. */
export const storageWords = texts;

export type StorageWords = typeof storageWords;
