import { type FormEvent, useEffect, useRef, useState } from 'react';
import { company } from '../../../content/company.ts';
import { contactForm } from '../../../content/contact-form.ts';
import { enquiryPage } from '../../../content/pages/enquiry.ts';
import { clearBlankFields } from '../../contact/blank-fields.ts';
import { ContactFields } from '../../contact/contact-fields.tsx';
import { type ContactMessage, messageIn } from '../../contact/contact-mail.ts';
import { CopyMessage } from '../../contact/copy-message.tsx';
import { restoreDraft, saveDraft } from '../../contact/form-draft.ts';
import { FormField } from '../../contact/form-field.tsx';
import type { Mail } from '../../contact/mail-to.ts';
import { OpenedMail } from '../../contact/opened-mail.tsx';
import { useSecondPress } from '../../contact/second-press.ts';
import { Button, buttonClass } from '../../design/button.tsx';
import type { EnquiryList } from '../../enquiry-list/enquiry-list.ts';
import { enquiryMail, whatsAppAddress } from '../../enquiry-list/enquiry-mail.ts';
import styles from './send-enquiry.module.css';

const texts = enquiryPage.send;
const ids = { name: 'enquiry-name', email: 'enquiry-email', phone: 'enquiry-phone' };
const noteId = 'enquiry-note';
const noteRows = 3;

const noFields: ContactMessage = { name: '', email: '', phone: '', message: '' };

/**
 * The visitor's details, and the message as it will be sent. Nothing is cleared afterwards: the list stays
 * until the visitor clears it, and the message shown must be the one that was sent.
 */
export function SendEnquiry({ list }: { list: EnquiryList }) {
  const [fields, setFields] = useState(noFields);
  const [openedMail, setOpenedMail] = useState<Mail>();
  const form = useRef<HTMLFormElement>(null);
  const { note, isSecond } = useSecondPress();
  const mail = enquiryMail(list, fields);

  useEffect(() => {
    if (!form.current) return;
    const stop = restoreDraft('unsent-enquiry', form.current);
    setFields(messageIn(form.current));
    return stop;
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSecondPress = isSecond(event);
    note(event);
    if (isSecondPress) return;
    window.location.href = mail.address;
    setOpenedMail(mail);
  };

  return (
    <section className={styles.send} aria-labelledby="send">
      <div className={styles.head}>
        <h2 id="send">{texts.heading}</h2>
        <p>{contactForm.text}</p>
      </div>
      <form
        ref={form}
        id="enquiry-form"
        className={styles.fields}
        onInput={(event) => {
          saveDraft('unsent-enquiry', event.currentTarget);
          setFields(messageIn(event.currentTarget));
        }}
        onSubmit={submit}
      >
        <ContactFields ids={ids} />
        <FormField label={texts.noteLabel} id={noteId} written={fields.message} wide>
          <textarea
            id={noteId}
            name="message"
            rows={noteRows}
            placeholder={texts.notePlaceholder}
          />
        </FormField>
        <p className={styles.note}>{contactForm.requiredNote}</p>
      </form>
      <div className={styles.preview}>
        <h3 id="preview">{contactForm.messageLabel}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
        <section className={styles.message} aria-labelledby="preview" tabIndex={0}>
          {mail.text.replaceAll('\r\n', '\n')}
        </section>
        {mail.isLong && <p className={styles.note}>{contactForm.longMessageNote}</p>}
      </div>
      <div className={styles.actions}>
        <Button type="submit" form="enquiry-form" variant="primary" onClick={clearBlankFields}>
          {texts.submitLabel}
        </Button>
        {company.whatsApp && (
          <a
            className={buttonClass('outline')}
            href={whatsAppAddress(company.whatsApp, mail.text)}
            rel="noreferrer"
          >
            {texts.whatsAppLabel}
          </a>
        )}
        <CopyMessage key={mail.text} text={mail.text} />
      </div>
      <OpenedMail mail={openedMail} className={styles.status} />
    </section>
  );
}
