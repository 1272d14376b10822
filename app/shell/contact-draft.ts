// Saves an unsent message in the tab's session storage. It survives full page loads.

const storageKey = 'unsent-message';

/** Saves the fields of a form, or deletes the draft if all are empty. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([, value]) => String(value).trim() !== '');
  tryStorage((storage) =>
    typed.length > 0
      ? storage.setItem(storageKey, JSON.stringify(Object.fromEntries(typed)))
      : storage.removeItem(storageKey),
  );
}

/** Fills empty fields from the draft. Fields that were filled before hydration are saved. */
export function restoreDraft(form: HTMLFormElement): void {
  tryStorage((storage) => {
    const saved: Record<string, string> = JSON.parse(storage.getItem(storageKey) ?? '{}');
    for (const [name, value] of Object.entries(saved)) {
      const field = form.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isField && field.value === '') field.value = value;
    }
  });
  saveDraft(form);
}

export function deleteDraft(): void {
  tryStorage((storage) => storage.removeItem(storageKey));
}

function tryStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // Storage is blocked or full, or holds invalid JSON: there is no draft.
  }
}
