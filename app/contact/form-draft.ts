// Saves what was typed into a form and not sent, in the tab's session storage. It survives full page loads.
import { onPageRestore } from '../browser/on-page-restore.ts';
import { wasRestored } from '../browser/was-restored.ts';

/** The keys in session storage: one for each form. */
type DraftKey = 'unsent-message' | 'unsent-enquiry' | 'unsent-newsletter';

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
  tryStorage((storage) => {
    const text = storage.getItem(key);
    const mayBeOld = text !== null && wasRestored();
    fill(form, text, (field) => field.value === '' || (mayBeOld && !wasTypedHere(field)));
  });
  saveDraft(key, form);
  return onPageRestore(() => {
    tryStorage((storage) => fill(form, storage.getItem(key), () => true));
    form.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fill(form: HTMLFormElement, text: string | null, isReplaced: (field: Field) => boolean) {
  const saved: Record<string, unknown> = JSON.parse(text ?? '{}');
  for (const field of form.elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && isReplaced(field)) {
      const value = saved[field.name];
      field.value = typeof value === 'string' ? value : '';
    }
  }
}

/** Whether the visitor has typed into a field of this document. A restored field matches neither. */
const wasTypedHere = (field: Field) =>
  field === document.activeElement || field.matches(':user-valid, :user-invalid');

/** Deletes the draft. Returns its text, so that `putDraft` can undo this. */
export function deleteDraft(key: DraftKey): string | null {
  let text: string | null = null;
  tryStorage((storage) => {
    text = storage.getItem(key);
    storage.removeItem(key);
  });
  return text;
}

export function putDraft(key: DraftKey, text: string | null): void {
  tryStorage((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
}

function tryStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // Storage is blocked or full, or holds invalid JSON: there is no draft.
  }
}
