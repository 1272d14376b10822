import { homePage } from '../../../content/pages/home.ts';
import { ButtonLink } from '../../design/button.tsx';
import { addressOf } from '../../pages.ts';
import { Picture } from '../../picture/picture.tsx';
import styles from './supply-chain.module.css';

/** The supply chain as a picture, text and numbered steps (specification 2). */
export function SupplyChain() {
  const { heading, picture, lead, text, linkLabel, steps } = homePage.supplyChain;
  return (
    <section className={`wrap band ${styles.layout}`} aria-labelledby="supply-chain">
      <Picture src={picture} role="arch" alt="" className={styles.picture} />
      <div className={styles.text}>
        <h2 id="supply-chain">{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        <p>{text}</p>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={addressOf('about')}>{linkLabel}</ButtonLink>
      </div>
    </section>
  );
}
