import type { RefObject } from 'react';
import { seasonsPage } from '../../../content/pages/seasons.ts';
import { productWords } from '../../../content/product-words.ts';
import { products } from '../../../content/products.ts';
import { seasonWords } from '../../../content/season-words.ts';
import { PageLink } from '../../design/page-link.tsx';
import { AskLink } from '../../enquiry-list/ask-link.tsx';
import { addressOf } from '../../pages.ts';
import { Picture } from '../../picture/picture.tsx';
import { type Month, seasonIn } from '../../season/season.ts';
import styles from './in-season.module.css';

const copy = seasonsPage.inSeason;

type InSeasonProps = {
  ref: RefObject<HTMLElement | null>;
  month: Month;
  /** Whether the visitor chose the month. If so, the number of products is announced. */
  isChosen: boolean;
};

/** The products in season in a month, with pictures. Products at their peak are first. */
export function InSeason({ ref, month, isChosen }: InSeasonProps) {
  const name = seasonWords.months[month - 1] ?? '';
  const found = seasonIn(month).flatMap(({ id, level, varieties }) => {
    const product = products.find((one) => one.id === id);
    const names = varieties
      .map((variety) => productWords[id]?.varieties?.[variety])
      .join(seasonWords.comma);
    return product ? [{ product, level, names }] : [];
  });

  return (
    <section ref={ref} className={styles.panel} aria-labelledby="in-season">
      <h2 id="in-season">{copy.heading(name)}</h2>
      <p role="status" className="visually-hidden">
        {isChosen && copy.count(found.length, name)}
      </p>
      <ul className={styles.list} key={month} data-chosen={isChosen || undefined}>
        {found.map(({ product, level, names }) => (
          <li key={product.id}>
            <PageLink to={addressOf('product', product.id)} className={styles.product}>
              <Picture
                src={product.images[0] ?? ''}
                role="card"
                alt=""
                className={styles.picture}
              />
              <span className={styles.name}>{product.name}</span>
              <span className={styles.level} data-level={level}>
                {seasonWords.levels[level]}
                {names && `: ${names}`}
              </span>
            </PageLink>
            <AskLink id={product.id} name={productWords[product.id]?.inSentence ?? product.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
