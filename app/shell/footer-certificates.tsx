import { isoDate } from '../../content/iso-date.ts';
import { certificates as words } from '../../content/pages/shell.ts';
import type { Certificate } from '../../content/schema.ts';
import { isExpired } from '../lib/certificate-expiry.ts';
import styles from './footer-certificates.module.css';

type FooterCertificatesProps = {
  certificates: readonly Certificate[];
  /** As `2025-04-15`: what expired before it is marked so. */
  today: string;
};

/** The company's certificates in short, each with its link to the register; nothing without any. */
export function FooterCertificates({ certificates, today }: FooterCertificatesProps) {
  if (certificates.length === 0) return null;
  return (
    // No landmark: the About page has one of the same name.
    <div className={`wrap ${styles.certificates}`}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <ul className={styles.list}>
        {certificates.map(({ scheme, number, expires, registryUrl }) => (
          <li key={`${scheme} ${number}`}>
            <p>{scheme}</p>
            <p className={styles.expiry}>
              {isExpired(expires, today) ? (
                <strong className={styles.expired}>{words.expiredLabel}</strong>
              ) : (
                words.expiresLabel
              )}{' '}
              <time dateTime={isoDate(expires)}>{expires}</time>
            </p>
            <a href={registryUrl}>{words.registryLabel(number)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
