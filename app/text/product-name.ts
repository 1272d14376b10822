import { products } from '../../content/products.ts';

/** A product's name by its id, or the id if there is no such product. */
export const productName = (id: string): string =>
  products.find((product) => product.id === id)?.name ?? id;
