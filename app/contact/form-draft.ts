// Saves what was typed into a form and not sent, in the tab's session storage. It survives full page loads.

/** The keys in session storage: one for each form. */
type DraftKey = 'unsent-message' | 'unsent-enquiry' | 'unsent-newsletter';

/** Saves the fields of a form, or deletes the draft if all are empty. */
export function saveDraft(key: DraftKey, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([, value]) => String(value).trim() !== '');
  const text = typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : null;
  putDraft(key, text);
}

/** Fills empty fields from the draft. Fields that were filled before hydration are saved. */
export function restoreDraft(key: DraftKey, form: HTMLFormElement): void {
  tryStorage((storage) => {
    const saved: Record<string, string> = JSON.parse(storage.getItem(key) ?? '{}');
    for (const [name, value] of Object.entries(saved)) {
      const field = form.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isField && field.value === '') field.value = value;
    }
  });
  saveDraft(key, form);
}

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
