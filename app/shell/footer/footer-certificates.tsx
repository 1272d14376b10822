import { certificates as texts } from '../../../content/shell.ts';
import type { Certificate } from '../../../schema/company.ts';
import { dateText } from '../../text/date-text.ts';
import styles from './footer.module.css';

type FooterCertificatesProps = {
  certificates: readonly Certificate[];
  today: string;
};

/** A short list of the company's certificates. Renders nothing if there are none. */
export function FooterCertificates({ certificates, today }: FooterCertificatesProps) {
  if (certificates.length === 0) return null;
  return (
    // Not a landmark: the About page has one with the same name.
    <div className={`wrap ${styles.siteLinks} ${styles.certificates}`}>
      <h2 className={`${styles.heading} ${styles.about}`}>{texts.heading}</h2>
      <ul className={`${styles.about} ${styles.links}`}>
        {certificates.map(({ scheme, number, expires, registryUrl }) => (
          <li key={`${scheme} ${number}`}>
            <p>{scheme}</p>
            <p>
              {expires < today ? <strong>{texts.expiredLabel}</strong> : texts.expiresLabel}{' '}
              <time dateTime={expires}>{dateText(expires)}</time>
            </p>
            <a href={registryUrl}>{texts.registryLabel(number)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
