import texts from '#texts/product-words.json' with { type: 'json' };
import type { ProductTexts } from './trade-schema.ts';

/**
 * Texts for the months in seasons.json and the values in storage.json, by the id of the product. `inSentence`
 * is the product's name inside a sentence, in the plural if it has one. `inLoading` replaces it in sentences
 * about shared containers. `alsoCalled` are other names that the articles use, so that the build can compare
 * the months in articles with seasons.json.
 */
export const productTexts = texts as Readonly<Record<string, ProductTexts>>;
