import { useMatch } from 'react-router';
import { company } from '../../content/company.ts';
import { footer } from '../../content/shell.ts';
import { addressOf } from '../pages.ts';
import styles from './contact-block.module.css';
import { EmailLink, PhoneLink } from './contact-links.tsx';

/**
 * Phone and email, in the footer with the address and the business hours (specification 2 and 9). On the contact page,
 * its head has the hours instead (R10), and the footer begins with the address.
 */
export function ContactBlock({ hasAddress = true }) {
  const isOnContactPage = useMatch(addressOf('contact')) !== null;
  /** Whether all but the address is above, in the head of the contact page. */
  const followsHead = isOnContactPage && hasAddress;
  const address = hasAddress && (
    <div>
      <dt>{footer.addressLabel}</dt>
      {/* One `dd` per line, because screen readers would not pause between lines of one. */}
      {company.address.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
  return (
    <dl className={styles.block}>
      {followsHead && address}
      <div>
        <dt>{footer.phoneLabel}</dt>
        <dd>
          <PhoneLink />
        </dd>
      </div>
      <div>
        <dt>{footer.emailLabel}</dt>
        <dd>
          <EmailLink />
        </dd>
      </div>
      {!followsHead && address}
      {!followsHead && (
        <div>
          <dt>{footer.hoursLabel}</dt>
          {company.hours.map(({ days, time }) => (
            <dd key={days + time}>
              {`${days}: `}
              <span className={styles.time}>{time}</span>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
