import { useState } from 'react';
import { contactForm as copy } from '../../content/pages/contact.ts';
import { Button } from '../ui/button.tsx';
import styles from './contact-form.module.css';

/**
 * Copies the message for visitors who have no mail program (R16). Where the browser refuses, the
 * message is shown to be copied by hand, so that nothing that was typed is lost.
 */
export function CopyMessage({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  const copyText = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject())
      .then(() => setOutcome('copied'))
      .catch(() => setOutcome('refused'));

  return (
    <div className={styles.copy}>
      <Button look="outline" onClick={copyText}>
        {copy.copyLabel}
      </Button>
      <p role="status">
        {/* One text that changes: a second would be lost where the browser translates the first. */}
        {outcome && (outcome === 'copied' ? copy.copiedNote : copy.copyFailedNote)}
      </p>
      {outcome === 'refused' && (
        <textarea
          className={styles.byHand}
          aria-label={copy.messageLabel}
          readOnly
          rows={6}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
