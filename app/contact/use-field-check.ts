import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactForm as texts } from '../../content/contact-form.ts';
import { language } from '../../content/languages.ts';
import { isTagOf } from '../browser/browser-language.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What the browser's check of a required field needs beside it. A browser of another language than the page would
 * answer in its own, so the answer stands on the page instead (docs/decisions/0044-forms-in-the-language-of-the-page.md).
 * @param errorId the id of the element that shows `error`
 */
export function useFieldCheck(errorId: string) {
  const [error, setError] = useState<string>();

  const onInvalid = (event: FormEvent) => {
    const field = event.target as Field;
    // Chromium does not expose `:user-invalid`
    // (https://github.com/w3c/html-aam/pull/429 says what it exposes of a required field).
    field.setAttribute('aria-invalid', 'true');
    if (isTagOf(language, navigator.language)) return;
    event.preventDefault();
    field.setAttribute('aria-describedby', errorId);
    // Screen readers read it when the field gets the focus.
    flushSync(() => setError(answerFor(field)));
    // As browsers do if nobody prevents it.
    if (field === field.form?.querySelector(':is(input, textarea):invalid')) field.focus();
  };

  const onInput = ({ target }: FormEvent) => {
    const field = target as Field;
    if (!field.validity.valid) return error && setError(answerFor(field));
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    setError(undefined);
  };

  return { error, onInvalid, onInput };
}

const answerFor = ({ value }: Field) => (value === '' ? texts.missingField : texts.noEmailAddress);
