import type { FormEvent, MouseEvent } from 'react';

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** For `onInvalid`: sets `aria-invalid`, because Chromium does not expose `:user-invalid`. */
export function markInvalid({ target }: FormEvent<HTMLFormElement>) {
  if (isField(target)) target.setAttribute('aria-invalid', 'true');
}

/** For `onInput`: removes `aria-invalid` when the field is valid. */
export function unmarkValid({ target }: FormEvent<HTMLFormElement>) {
  if (isField(target) && target.validity.valid) target.removeAttribute('aria-invalid');
}

/**
 * For `onClick` of a submit button, which browsers also fire for Enter in a field: empties fields of spaces
 * only before the browser checks the form, so that it reports a required field. The second click of a double
 * click does nothing.
 */
export function prepareSubmit(event: MouseEvent<HTMLButtonElement>) {
  if (event.detail > 1) event.preventDefault();
  for (const field of fieldsIn(event.currentTarget.form))
    if (field.value.trim() === '') field.value = '';
}

/** Whether all fields of a form are empty. */
export const isEmpty = (form: HTMLFormElement | null): boolean =>
  fieldsIn(form).every(({ value }) => value === '');

const fieldsIn = (form: HTMLFormElement | null) => [...(form?.elements ?? [])].filter(isField);
