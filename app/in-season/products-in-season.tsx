import { seasonTexts } from '../../content/season-texts.ts';
import { PageLink } from '../design/page-link.tsx';
import { addressOf } from '../pages.ts';
import { Picture } from '../picture/picture.tsx';
import { productsThisMonth } from '../season/products-in-month.ts';
import styles from './products-in-season.module.css';

const sizes = '(min-width: 64rem) 15vw, 9.75rem';

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
      {productsThisMonth(most).map(({ product: { id, name, images }, level }) => (
        <li key={id}>
          <PageLink to={addressOf('product', id)} className={styles.product}>
            <Picture
              // Close up: the cards of the home page show the first one.
              src={images[1]}
              role="card"
              sizes={sizes}
              alt=""
              className={pictureClassName}
            />
            <span className={styles.name}>{name}</span>
            <span className={styles.level} data-peak={level === 'peak' || undefined}>
              {seasonTexts.levels[level]}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
