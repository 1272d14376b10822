import { company } from '../../content/company.ts';
import { footer } from '../../content/pages/shell.ts';
import styles from './contact-block.module.css';

export const phoneAddress = `tel:${company.phone.replaceAll(' ', '')}`;

/** Phone, email, business hours and, if wanted, the address (specification 2 and 9). */
export function ContactBlock({ hasAddress = true }) {
  return (
    <dl className={styles.block}>
      <div>
        <dt>{footer.phoneLabel}</dt>
        <dd>
          <a dir="ltr" href={phoneAddress}>
            {company.phone}
          </a>
        </dd>
      </div>
      <div>
        <dt>{footer.emailLabel}</dt>
        <dd>
          <a dir="ltr" href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </dd>
      </div>
      {hasAddress && (
        <div>
          <dt>{footer.addressLabel}</dt>
          {/* One `dd` per line, because screen readers would not pause between lines of one. */}
          {company.address.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      )}
      <div>
        <dt>{footer.hoursLabel}</dt>
        {company.hours.map(({ days, time }) => (
          <dd key={days}>
            {days}: <span className={styles.time}>{time}</span>
          </dd>
        ))}
      </div>
    </dl>
  );
}
