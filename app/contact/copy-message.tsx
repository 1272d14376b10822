import { useState } from 'react';
import { contactForm as texts } from '../../content/contact-form.ts';
import { Button } from '../design/button.tsx';
import styles from './copy-message.module.css';

/** Copies the message, or shows it for manual copying if the browser refuses (R16). */
export function CopyMessage({ text, className = '' }: { text: string; className?: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  return (
    <div className={`${styles.copy} ${className}`}>
      <Button variant="outline" onClick={copyText}>
        {texts.copyLabel}
      </Button>
      <p role="status">
        {/* One text that changes: a translation by the browser would lose a second one
            (https://github.com/facebook/react/issues/11538). */}
        {outcome && (outcome === 'copied' ? texts.copiedNote : texts.copyFailedNote)}
      </p>
      {outcome === 'refused' && (
        <textarea
          className={styles.text}
          aria-label={texts.messageLabel}
          readOnly
          rows={6}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
