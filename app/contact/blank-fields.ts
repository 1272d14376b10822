import type { MouseEvent } from 'react';

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * For `onClick` of a submit button: empties fields of spaces only, so that the browser reports the required
 * ones. Browsers click the button for Enter in a field, too, and validate after the click
 * (https://html.spec.whatwg.org/#implicit-submission).
 */
export function clearBlankFields({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  for (const field of fieldsOf(currentTarget.form)) if (field.value.trim() === '') field.value = '';
}

/** Whether all fields of the form of a button are empty. */
export const isFormEmpty = ({ form }: HTMLButtonElement): boolean =>
  fieldsOf(form).every(({ value }) => value === '');

/** The fields of a form, without a message that is shown to be copied, which has no name. */
export const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(isField).filter(({ name }) => name !== '');
