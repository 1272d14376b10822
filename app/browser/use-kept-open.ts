import { type ToggleEvent, useState } from 'react';
import { useLocation } from 'react-router';

/** The opened details, each with the key of its history entry. */
const opened = new Set<string>();

/**
 * Keeps `<details>` open for Back, which otherwise finds a shorter page and restores another place of it (R7).
 * @param id the same on no other details of the page
 * @returns the properties of the element, and whether it has ever been open
 */
export function useKeptOpen(id: string) {
  const entry = `${useLocation().key} ${id}`;
  const [isOpenAtFirst] = useState(opened.has(entry));
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst);
  const note = (details: HTMLDetailsElement) => {
    if (!details.open) return opened.delete(entry);
    opened.add(entry);
    setWasOpened(true);
  };
  const properties = {
    open: isOpenAtFirst,
    /** It may have been opened before hydration, and the page may have come to another history entry. */
    ref: (details: HTMLDetailsElement | null) => void (details && note(details)),
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => note(currentTarget),
  };
  return [properties, wasOpened] as const;
}
