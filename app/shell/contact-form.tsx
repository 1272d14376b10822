import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { company } from '../../content/company.ts';
import { contactForm as copy } from '../../content/pages/contact.ts';
import { type ContactFields, contactMail } from '../lib/contact-mail.ts';
import { markInvalid, unmarkValid } from '../lib/invalid-fields.ts';
import { Button } from '../ui/button.tsx';
import { fullNameId, messageId } from '../ui/get-in-touch-link.tsx';
import { dropDraft, keepDraft, restoreDraft } from './contact-draft.ts';
import styles from './contact-form.module.css';
import { CopyMessage } from './copy-message.tsx';

/** Rows of the message's textarea (specification 9). */
const messageRows = 3;

/**
 * The working contact form (specification 3, 5, 7 and R16): the browser checks it, submitting opens
 * the visitor's mail program with the message, the form is cleared and the message can still be
 * copied. Until then what was typed is kept. Without script the browser itself hands the fields to
 * the mail program.
 */
export function ContactForm() {
  const [opened, setOpened] = useState<ReturnType<typeof contactMail>>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as ContactFields;
    const mail = contactMail(fields);
    window.location.href = mail.address;
    setOpened(mail);
    event.currentTarget.reset();
    dropDraft();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onBlur={emptyBlanks}
      onInvalid={markInvalid}
      onInput={(event) => {
        unmarkValid(event);
        keepDraft(event.currentTarget);
      }}
      onSubmit={submit}
    >
      <p className={styles.note}>{copy.text}</p>
      <Field label={copy.nameLabel} id={fullNameId} wide>
        <input
          id={fullNameId}
          name="name"
          autoComplete="name"
          placeholder={copy.namePlaceholder}
          required
        />
      </Field>
      <Field label={copy.emailLabel} id="email">
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={copy.emailPlaceholder}
          required
        />
      </Field>
      <Field label={copy.phoneLabel} id="phone">
        <input
          id="phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder={copy.phonePlaceholder}
        />
      </Field>
      <Field label={copy.messageLabel} id={messageId} wide>
        <textarea
          id={messageId}
          name="message"
          rows={messageRows}
          placeholder={copy.messagePlaceholder}
          required
        />
      </Field>
      <div className={styles.end}>
        <Button
          type="submit"
          look="call"
          // On the button and not on the form, where browsers count it as insecure.
          formAction={`mailto:${company.email}`}
          formMethod="post"
          formEncType="text/plain"
        >
          {copy.submitLabel}
        </Button>
        <p className={styles.note}>{copy.requiredNote}</p>
      </div>
      <div role="status" className={styles.status}>
        {opened && (
          <>
            <p>{copy.openedNote}</p>
            <p>{opened.isLong ? copy.longMessageNote : copy.noMailProgram}</p>
          </>
        )}
      </div>
      {opened && <CopyMessage key={opened.address} text={opened.text} />}
    </form>
  );
}

/** Blanks alone are no answer: emptied, a required field fails the browser's own check. */
function emptyBlanks({ target }: FocusEvent<HTMLFormElement, HTMLElement>) {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isField && target.value.trim() === '') target.value = '';
}

type FieldProps = { label: string; id: string; wide?: boolean; children: ReactNode };

function Field({ label, id, wide = false, children }: FieldProps) {
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
