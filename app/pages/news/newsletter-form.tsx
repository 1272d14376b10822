import { type FormEvent, useState } from 'react';
import { newsPage } from '../../../content/pages/news.ts';
import { deleteDraft, restoreDraft, saveDraft } from '../../contact/form-draft.ts';
import { FormField } from '../../contact/form-field.tsx';
import { useSecondPress } from '../../contact/second-press.ts';
import { Button } from '../../design/button.tsx';
import styles from './newsletter-form.module.css';

const { newsletter } = newsPage;

const fieldId = 'newsletter-email';

const restore = (form: HTMLFormElement) => restoreDraft('unsent-newsletter', form);

/** Validates the email address but sends nothing (specification 5 and 7, R6). */
export function NewsletterForm() {
  const [answers, setAnswers] = useState(0);
  const { note, ignoreSecond } = useSecondPress();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    deleteDraft('unsent-newsletter');
    note(event);
    setAnswers(answers + 1);
  };

  return (
    <form
      // Without script, this keeps the browser from sending the form.
      method="dialog"
      ref={restore}
      className={styles.form}
      data-wait-for-script
      onInput={(event) => saveDraft('unsent-newsletter', event.currentTarget)}
      onSubmit={submit}
    >
      <FormField label={newsletter.inputLabel} id={fieldId}>
        <input
          id={fieldId}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={newsletter.placeholder}
          required
        />
      </FormField>
      <Button type="submit" variant="primary" onClick={ignoreSecond}>
        {newsletter.buttonLabel}
      </Button>
      <p role="status" className={styles.answer}>
        {/* A new element each time: screen readers announce no text that stays. */}
        {answers > 0 && <span key={answers}>{newsletter.answer}</span>}
      </p>
    </form>
  );
}
