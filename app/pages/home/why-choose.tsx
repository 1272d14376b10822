import { homePage } from '../../../content/pages/home.ts';
import { Picture } from '../../picture/picture.tsx';
import styles from './why-choose.module.css';

/** Four reasons to choose the company, each beside a picture in an arch (specification 2). */
export function WhyChoose() {
  const { heading, cards } = homePage.whyChoose;
  return (
    <section className={styles.band} aria-labelledby="why-choose">
      <div className={`wrap ${styles.layout}`}>
        <h2 id="why-choose">{heading}</h2>
        <ul className={styles.cards}>
          {cards.map(({ picture, title, text }) => (
            <li key={title} className={styles.card}>
              <Picture
                src={picture}
                role="arch"
                sizes="(min-width: 69rem) 13.75rem, (min-width: 40rem) 11rem, 27vw"
                alt=""
                className={styles.picture}
              />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
