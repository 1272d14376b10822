import { homePage } from '../../../content/pages/home.ts';
import { CardDrawing } from './card-drawing.tsx';
import styles from './why-choose.module.css';

/** Four cards with reasons to choose the company (specification 2). */
export function WhyChoose() {
  const { heading, cards } = homePage.whyChoose;
  return (
    <section className={styles.band} aria-labelledby="why-choose">
      <div className={`wrap ${styles.layout}`}>
        <h2 id="why-choose">{heading}</h2>
        <ul className={styles.cards}>
          {cards.map(({ title, text }, index) => (
            <li key={title} className={styles.card}>
              <CardDrawing index={index} className={styles.drawing} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
