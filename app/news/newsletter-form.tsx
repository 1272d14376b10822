import { type FormEvent, useState } from 'react';
import { newsPage } from '../../content/pages/news.ts';
import { markInvalid, unmarkValid } from '../lib/invalid-fields.ts';
import { Button } from '../ui/button.tsx';
import styles from './newsletter-form.module.css';

const { newsletter } = newsPage;

const fieldId = 'newsletter-email';

/**
 * An email field that sends nothing, and says so (specification 5 and 7, R6). The browser checks
 * the address; the method keeps a page without script from sending it either.
 */
export function NewsletterForm() {
  const [answered, setAnswered] = useState(false);

  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    setAnswered(true);
  };

  return (
    <form
      method="dialog"
      className={styles.form}
      onInvalid={markInvalid}
      onInput={unmarkValid}
      onSubmit={answer}
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
      <Button type="submit">{newsletter.buttonLabel}</Button>
      <p role="status" className={styles.answer}>
        {answered && newsletter.answer}
      </p>
    </form>
  );
}
