import { company } from '../../content/company.ts';
import { footer } from '../../content/pages/shell.ts';
import styles from './contact-block.module.css';

/** Phone, email, address and business hours (specification 2 and 9). */
export function ContactBlock() {
  return (
    <dl className={styles.block}>
      <div>
        <dt>{footer.phoneLabel}</dt>
        <dd>
          <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
        </dd>
      </div>
      <div>
        <dt>{footer.emailLabel}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </div>
      <div>
        <dt>{footer.addressLabel}</dt>
        <dd>
          {company.address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{footer.hoursLabel}</dt>
        <dd>
          {company.hours.map(({ days, time }) => (
            <span key={days} className={styles.line}>
              {days}: <span className={styles.time}>{time}</span>
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
