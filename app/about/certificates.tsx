import { isoDate } from '../../content/iso-date.ts';
import { certificates as words } from '../../content/pages/shell.ts';
import type { Certificate } from '../../content/schema.ts';
import { isExpired } from '../lib/certificate-expiry.ts';
import styles from './certificates.module.css';

type CertificatesProps = {
  certificates: readonly Certificate[];
  /** As `2025-04-15`: what expired before it is marked so. */
  today: string;
};

/** The company's certificates with all that a visitor needs to check them; nothing without any. */
export function Certificates({ certificates, today }: CertificatesProps) {
  if (certificates.length === 0) return null;
  return (
    <section className={`wrap band ${styles.certificates}`} aria-labelledby="certificates">
      <h2 id="certificates">{words.heading}</h2>
      <p>{words.text}</p>
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li key={`${certificate.scheme} ${certificate.number}`} className={styles.certificate}>
            <Facts certificate={certificate} expired={isExpired(certificate.expires, today)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ certificate, expired }: { certificate: Certificate; expired: boolean }) {
  const { scheme, holder, number, scope, expires, registryUrl } = certificate;
  return (
    <>
      <h3>
        {scheme} {expired && <span className={styles.badge}>{words.expiredBadge}</span>}
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>{words.scopeLabel}</dt>
          <dd>{scope}</dd>
        </div>
        <div>
          <dt>{words.holderLabel}</dt>
          <dd>{holder}</dd>
        </div>
        <div>
          <dt>{words.numberLabel}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{expired ? words.expiredLabel : words.expiresLabel}</dt>
          <dd>
            <time dateTime={isoDate(expires)}>{expires}</time>
          </dd>
        </div>
      </dl>
      <a href={registryUrl} className={styles.registry}>
        {words.registryLabel(number)}
      </a>
    </>
  );
}
