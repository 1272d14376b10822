import { productsThisMonth } from '../season/products-in-month.ts';
import { SeasonProduct } from './season-product.tsx';

type ProductsInSeasonProps = {
  /** The largest number of products. */
  most: number;
  className: string | undefined;
  pictureClassName: string | undefined;
};

/** The products in season in the month of the visitor's clock, those at their peak first. */
export function ProductsInSeason({ most, className, pictureClassName }: ProductsInSeasonProps) {
  return (
    <ul className={className}>
      {productsThisMonth(most).map((entry) => (
        <li key={entry.product.id}>
          <SeasonProduct
            {...entry}
            // Their place is one line high.
            varieties={[]}
            // Close up: the cards of the home page show the first one.
            picture={1}
            sizes="(min-width: 64rem) 15vw, 9.75rem"
            pictureClassName={pictureClassName}
          />
        </li>
      ))}
    </ul>
  );
}
