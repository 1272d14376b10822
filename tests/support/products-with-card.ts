import { categories } from '../../content/categories.ts';
import { cardsInSection } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';

/** The products of a category. The first have a card on the products page, the others are links by name. */
export function productsOf(wanted: string) {
  const all = products.filter(({ category }) => category === wanted);
  return { withCard: all.slice(0, cardsInSection), byName: all.slice(cardsInSection) };
}

/** The products with a card on the products page, in its order. */
export const productsWithCard = categories.flatMap(({ id }) => productsOf(id).withCard);
