import type { FocusEvent, FormEvent } from 'react';

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** For `onInvalid`: sets `aria-invalid`, because Chromium does not expose `:user-invalid`. */
export function markInvalid({ target }: FormEvent<HTMLFormElement>) {
  if (isField(target)) target.setAttribute('aria-invalid', 'true');
}

/** For `onInput`: removes `aria-invalid` when the field is valid. */
export function unmarkValid({ target }: FormEvent<HTMLFormElement>) {
  if (isField(target) && target.validity.valid) target.removeAttribute('aria-invalid');
}

/** For `onBlur`: empties a field of spaces only, so that the browser reports a required field. */
export function clearBlankField({ target }: FocusEvent<HTMLFormElement>) {
  if (isField(target) && target.value.trim() === '') target.value = '';
}
