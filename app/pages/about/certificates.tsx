import { certificates as texts } from '../../../content/shell.ts';
import type { Certificate } from '../../../schema/company.ts';
import { dateText } from '../../text/date-text.ts';
import styles from './certificates.module.css';

type CertificatesProps = {
  certificates: readonly Certificate[];
  today: string;
};

/** The company's certificates with all their details. Renders nothing if there are none. */
export function Certificates({ certificates, today }: CertificatesProps) {
  if (certificates.length === 0) return null;
  return (
    <section className={`wrap band ${styles.certificates}`} aria-labelledby="certificates">
      <h2 id="certificates">{texts.heading}</h2>
      <p>{texts.text}</p>
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li key={`${certificate.scheme} ${certificate.number}`} className={styles.certificate}>
            <Facts certificate={certificate} expired={certificate.expires < today} />
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
        {scheme} {expired && <span className={styles.badge}>{texts.expiredBadge}</span>}
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.scopeLabel}</dt>
          <dd>{scope}</dd>
        </div>
        <div>
          <dt>{texts.holderLabel}</dt>
          <dd>{holder}</dd>
        </div>
        <div>
          <dt>{texts.numberLabel}</dt>
          <dd>
            <bdi>{number}</bdi>
          </dd>
        </div>
        <div>
          <dt>{expired ? texts.expiredLabel : texts.expiresLabel}</dt>
          <dd>
            <time dateTime={expires}>{dateText(expires)}</time>
          </dd>
        </div>
      </dl>
      <a href={registryUrl} className={styles.registry}>
        {texts.registryLabel(number)}
      </a>
    </>
  );
}
