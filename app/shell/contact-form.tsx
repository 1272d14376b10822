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
import { deleteDraft, restoreDraft, saveDraft } from './contact-draft.ts';
import styles from './contact-form.module.css';
import { CopyMessage } from './copy-message.tsx';

/** Rows of the message field (specification 9). */
const messageRows = 3;

/** Opens the visitor's mail program with the message (specification 3, 5, 7, R16). */
export function ContactForm() {
  const [openedMail, setOpenedMail] = useState<ReturnType<typeof contactMail>>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as ContactFields;
    const mail = contactMail(fields);
    window.location.href = mail.address;
    setOpenedMail(mail);
    event.currentTarget.reset();
    deleteDraft();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onBlur={clearBlankField}
      onInvalid={markInvalid}
      onInput={(event) => {
        unmarkValid(event);
        saveDraft(event.currentTarget);
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
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          // Used without script. Browsers would report it as insecure on the form element.
          formAction={`mailto:${company.email}`}
          formMethod="post"
          formEncType="text/plain"
        >
          {copy.submitLabel}
        </Button>
        <p className={styles.note}>{copy.requiredNote}</p>
      </div>
      <div role="status" className={styles.status}>
        {openedMail && (
          <>
            <p>{copy.openedNote}</p>
            <p>{openedMail.isLong ? copy.longMessageNote : copy.noMailProgram}</p>
          </>
        )}
      </div>
      {openedMail && <CopyMessage key={openedMail.address} text={openedMail.text} />}
    </form>
  );
}

/** Empties a field of spaces only, so that the browser reports a required field. */
function clearBlankField({ target }: FocusEvent<HTMLFormElement, HTMLElement>) {
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
