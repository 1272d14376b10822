// Saves what was typed into a form and not sent, and the message that was opened last, in the tab's session storage. They
// survive full page loads. If the browser refuses to store them, they are kept in memory and survive page changes.
import { attempt } from '../browser/attempt.ts';
import { onPageRestore } from '../browser/on-page-restore.ts';
import { storeText } from '../browser/store-text.ts';
import { wasRestored } from '../browser/was-restored.ts';
import { fieldsOf } from './blank-fields.ts';

/** The keys in session storage: one for each form, and one for the message that the contact form has opened last. */
type DraftKey = 'unsent-message' | 'unsent-enquiry' | 'unsent-newsletter' | 'opened-message';

/** The drafts that the browser has refused to store. */
const inMemory: { [Key in DraftKey]?: string | null } = {};

/** Saves the fields of a form, or deletes the draft if all are empty. */
export function saveDraft(key: DraftKey, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([, value]) => String(value).trim() !== '');
  const text = typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : null;
  putDraft(key, text);
}

/**
 * Fills the form from the draft and saves what was typed before hydration. Browsers restore fields on Back and
 * Reload, but the draft may be newer: the visitor has gone on typing on a page of the other language.
 * @returns a cleanup function
 */
export function restoreDraft(key: DraftKey, form: HTMLFormElement): () => void {
  const text = readDraft(key);
  const mayBeOld = text !== null && wasRestored();
  // Safari does not fill the form again after a reload. No browser fills in a message that was opened in the mail program.
  const isFilled = fieldsOf(form).some((field) => field.value !== '' && !wasTypedHere(field));
  eachSaved(form, text, (field, saved) => {
    const { type, value } = field;
    if (value === '' || (mayBeOld && !wasTypedHere(field))) field.value = saved;
    // If the form was empty and the visitor has begun another long text, the saved one is added below it.
    else if (type !== 'textarea' || isFilled) return;
    // This keeps the cursor. In another field, older Safari would move the focus there.
    else if (field === document.activeElement)
      field.setRangeText(below(value, saved), value.length, value.length);
    else field.value += below(value, saved);
  });
  saveDraft(key, form);
  return onPageRestore(() => {
    eachSaved(form, readDraft(key), (field, saved) => {
      field.value = saved;
    });
    form.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Calls `put` with each field and its saved text. */
function eachSaved(
  form: HTMLFormElement,
  text: string | null,
  put: (field: Field, saved: string) => void,
) {
  // Undefined or null if the text is invalid.
  const values = attempt((): Record<string, unknown> | null => JSON.parse(text ?? '{}'));
  if (!values) return;
  for (const field of fieldsOf(form)) {
    const saved = values[field.name];
    put(field, typeof saved === 'string' ? saved : '');
  }
}

/** Another text as a paragraph below a text, which may contain it already. */
const below = (text: string, other: string): string => (text.includes(other) ? '' : `\n\n${other}`);

/** Whether the visitor has typed into a field of this document. A restored field matches neither. */
const wasTypedHere = (field: Field) =>
  field === document.activeElement || field.matches(':user-valid, :user-invalid');

const readDraft = (key: DraftKey): string | null =>
  inMemory[key] ?? attempt(() => sessionStorage.getItem(key)) ?? null;

/** Deletes the draft. Returns its text, so that `putDraft` can undo this. */
export function deleteDraft(key: DraftKey): string | null {
  const text = readDraft(key);
  putDraft(key, null);
  return text;
}

/** One draft of two. Of a field that both have, it keeps what the newer one says, but both messages. */
export const joinDrafts = (older: string | null, newer: string | null): string | null =>
  attempt(() => {
    const before = JSON.parse(older ?? '{}');
    const both = { ...before, ...JSON.parse(newer ?? '{}') };
    if (before.message) both.message += below(both.message, before.message);
    return JSON.stringify(both);
  }) ?? newer;

/** Keeps the text of a draft, in memory if the browser refuses to store it. Null removes it. */
export function putDraft(key: DraftKey, text: string | null): void {
  inMemory[key] = storeText(() => sessionStorage, key, text) ? null : text;
}

/** Empties the contact form's draft, but keeps its text in case that no mail program has opened. */
export const keepOpenedMessage = (): void =>
  putDraft('opened-message', deleteDraft('unsent-message'));

/** After a reload, the contact form has the message again that was opened last: nobody knows whether it was sent. */
export function bringBackOpenedMessage(): void {
  if (wasRestored() && readDraft('unsent-message') === null)
    putDraft('unsent-message', deleteDraft('opened-message'));
}
