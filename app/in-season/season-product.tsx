import { seasonTexts } from '../../content/season-texts.ts';
import { PageLink } from '../design/page-link.tsx';
import { addressOf } from '../pages.ts';
import { Picture } from '../picture/picture.tsx';
import { MonthMark } from '../season/month-mark.tsx';
import type { ProductInSeason } from '../season/products-in-month.ts';
import styles from './season-product.module.css';

type SeasonProductProps = ProductInSeason & {
  /** Which of the product's pictures is shown. */
  picture: 0 | 1;
  /** How wide the picture is. */
  sizes: string;
  pictureClassName: string | undefined;
};

/** A product that is in season in a month: a link with its picture, its name and its level. */
export function SeasonProduct({
  product: { id, name, images },
  level,
  varieties,
  picture,
  sizes,
  pictureClassName,
}: SeasonProductProps) {
  return (
    <PageLink to={addressOf('product', id)} className={styles.product}>
      <Picture
        src={images[picture]}
        role="card"
        sizes={sizes}
        alt=""
        className={pictureClassName}
      />
      <span className={styles.name}>{name}</span>
      <span className={styles.level}>
        <MonthMark level={level} className={styles.mark} />
        {seasonTexts.levels[level]}
        {varieties.length > 0 && `: ${varieties.join(seasonTexts.comma)}`}
      </span>
    </PageLink>
  );
}
