import { type FormEvent, type MouseEvent, useState } from 'react';
import { newsPage } from '../../../content/pages/news.ts';
import { deleteDraft, restoreDraft, saveDraft } from '../../contact/form-draft.ts';
import { isFormEmpty, markInvalid, unmarkValid } from '../../contact/invalid-fields.ts';
import { Button } from '../../design/button.tsx';
import styles from './newsletter-form.module.css';

const { newsletter } = newsPage;

const fieldId = 'newsletter-email';

const restore = (form: HTMLFormElement) => restoreDraft('unsent-newsletter', form);

/** Validates the email address but sends nothing (specification 5 and 7, R6). */
export function NewsletterForm() {
  const [isSubmitted, setSubmitted] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    deleteDraft('unsent-newsletter');
    setSubmitted(true);
  };

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The visitor pressed twice, and the first press has cleared the form.
    if (isSubmitted && isFormEmpty(event.currentTarget)) event.preventDefault();
  };

  return (
    <form
      // Without script, this keeps the browser from sending the form.
      method="dialog"
      ref={restore}
      className={styles.form}
      data-wait-for-script
      onInvalid={markInvalid}
      onInput={(event) => {
        unmarkValid(event);
        saveDraft('unsent-newsletter', event.currentTarget);
      }}
      onSubmit={submit}
    >
      <label htmlFor={fieldId}>{newsletter.inputLabel}</label>
      <input
        id={fieldId}
        type="email"
        name="email"
        autoComplete="email"
        placeholder={newsletter.placeholder}
        required
      />
      <Button type="submit" onClick={press}>
        {newsletter.buttonLabel}
      </Button>
      <p role="status" className={styles.answer}>
        {isSubmitted && newsletter.answer}
      </p>
    </form>
  );
}
