import type { FormEvent } from 'react';

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Marks a field that the browser's own check has stopped at, for screen readers: Chromium says
 * nothing of `:user-invalid` to them. For a form's `onInvalid`.
 */
export function markInvalid({ target }: FormEvent<HTMLFormElement>) {
  if (isField(target)) target.setAttribute('aria-invalid', 'true');
}

/** Takes the mark away as soon as the field is valid. For a form's `onInput`. */
export function unmarkValid({ target }: FormEvent<HTMLFormElement>) {
  if (isField(target) && target.validity.valid) target.removeAttribute('aria-invalid');
}
