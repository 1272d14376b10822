import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { company } from '../../content/company.ts';
import { contactForm as texts } from '../../content/contact-form.ts';
import { Button } from '../design/button.tsx';
import { clearBlankFields } from './blank-fields.ts';
import { ContactFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { contactMail, messageIn } from './contact-mail.ts';
import { CopyMessage } from './copy-message.tsx';
import { keepOpenedMessage, restoreDraft, saveDraft } from './form-draft.ts';
import { FormField } from './form-field.tsx';
import { fullNameId } from './get-in-touch-link.tsx';
import { encode, type Mail } from './mail-to.ts';
import { OpenedMail } from './opened-mail.tsx';
import { useSecondPress } from './second-press.ts';

/** Rows of the message field (specification 9). */
const messageRows = 3;

const addressWithoutScript = `mailto:${company.email}?subject=${encode(texts.mail.subjectWithoutScript)}`;

const ids = { name: fullNameId, email: 'email', phone: 'phone' };

type ContactFormProps = {
  /** The message that was opened last. */
  openedMail: Mail | undefined;
  onOpen: (mail: Mail) => void;
};

/** Opens the visitor's mail program with the message (specification 3, 5, 7, R16). */
export function ContactForm({ openedMail, onOpen }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { note, ignoreSecond } = useSecondPress();

  useEffect(() => {
    if (form.current) return restoreDraft('unsent-message', form.current);
  }, []);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    clearBlankFields(event);
    ignoreSecond(event);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mail = contactMail(messageIn(event.currentTarget));
    note(event);
    window.location.href = mail.address;
    onOpen(mail);
    event.currentTarget.reset();
    keepOpenedMessage();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      data-wait-for-script
      onInput={(event) => saveDraft('unsent-message', event.currentTarget)}
      onSubmit={submit}
    >
      <p className={styles.note}>{texts.text}</p>
      <ContactFields ids={ids} />
      <FormField label={texts.messageLabel} id="message" wide>
        <textarea
          id="message"
          name="message"
          rows={messageRows}
          placeholder={texts.messagePlaceholder}
          required
        />
      </FormField>
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          // Used without script. On the form element, Chromium reports it as insecure, as in
          // https://github.com/vuestorefront/vue-storefront/issues/1812.
          formAction={addressWithoutScript}
          formMethod="post"
          formEncType="text/plain"
          onClick={press}
        >
          {texts.submitLabel}
        </Button>
        <p className={styles.note}>{texts.requiredNote}</p>
      </div>
      <OpenedMail mail={openedMail} className={styles.status} />
      {openedMail && (
        <CopyMessage key={openedMail.address} text={openedMail.text} className={styles.copy} />
      )}
    </form>
  );
}
