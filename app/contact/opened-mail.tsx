import { Fragment, useState } from 'react';
import { contactForm as texts } from '../../content/contact-form.ts';
import type { Mail } from './mail-to.ts';
import styles from './opened-mail.module.css';

type OpenedMailProps = { mail: Mail | undefined; className?: string | undefined };

/** Says that the mail program should have opened, never that anything was sent (R16). */
export function OpenedMail({ mail, className = '' }: OpenedMailProps) {
  // New elements for each message: screen readers announce no text that stays.
  const [shown, setShown] = useState({ mail, number: 0 });
  if (shown.mail !== mail) setShown({ mail, number: shown.number + 1 });
  return (
    <div role="status" className={`${styles.status} ${className}`}>
      {mail && (
        <Fragment key={shown.number}>
          <p>{texts.openedNote}</p>
          {mail.isLong && <p>{texts.longMessageNote}</p>}
          <p>{texts.noMailProgram}</p>
        </Fragment>
      )}
    </div>
  );
}
