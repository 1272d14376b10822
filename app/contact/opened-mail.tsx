import { contactForm as texts } from '../../content/pages/contact.ts';
import type { Mail } from './mail-to.ts';
import styles from './opened-mail.module.css';

type OpenedMailProps = { mail: Mail | undefined; className?: string | undefined };

/** Says that the mail program should have opened, never that anything was sent (R16). */
export function OpenedMail({ mail, className = '' }: OpenedMailProps) {
  return (
    <div role="status" className={`${styles.status} ${className}`}>
      {mail && (
        <>
          <p>{texts.openedNote}</p>
          <p>{mail.isLong ? texts.longMessageNote : texts.noMailProgram}</p>
        </>
      )}
    </div>
  );
}
