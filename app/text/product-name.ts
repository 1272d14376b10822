import { productTexts } from '../../content/product-texts.ts';
import { products } from '../../content/products.ts';

/** A product's name by its id, or the id if there is no such product. */
export const productName = (id: string): string =>
  products.find((product) => product.id === id)?.name ?? id;

/** A product's name inside a sentence, by its id: “heirloom tomatoes”. */
export const nameInSentence = (id: string): string =>
  productTexts[id]?.inSentence ?? productName(id);
