// An unsent message outlives a reload and pages that are loaded whole. It stands in the storage of
// the visitor's own tab and ends with it; where storage is forbidden the form alone keeps it, from
// page to page.

const storageKey = 'unsent-message';

/** Keeps what stands in a form's fields; of an empty form nothing is kept. */
export function keepDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([, value]) => String(value).trim() !== '');
  tryStorage((storage) =>
    typed.length > 0
      ? storage.setItem(storageKey, JSON.stringify(Object.fromEntries(typed)))
      : storage.removeItem(storageKey),
  );
}

/**
 * Fills a form's empty fields with what was kept. What the visitor typed meanwhile, before script
 * ran, stays and is kept from now on.
 */
export function restoreDraft(form: HTMLFormElement): void {
  tryStorage((storage) => {
    const kept: Record<string, string> = JSON.parse(storage.getItem(storageKey) ?? '{}');
    for (const [name, value] of Object.entries(kept)) {
      const field = form.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isField && field.value === '') field.value = value;
    }
  });
  keepDraft(form);
}

/** To be called once the message has been handed on. */
export function dropDraft(): void {
  tryStorage((storage) => storage.removeItem(storageKey));
}

/** Storage may be forbidden or full, and hold what somebody else wrote. */
function tryStorage(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage);
  } catch {
    // Then nothing is kept.
  }
}
