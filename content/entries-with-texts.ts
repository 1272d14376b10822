/** Entries with their texts, which are found by the entry's id. The content check reports missing texts. */
export function entriesWithTexts<Facts extends { id: string | number }, Texts extends object>(
  entries: readonly Facts[],
  texts: Readonly<Record<string, Texts>>,
): (Facts & Texts)[] {
  return entries.map((entry) => ({ ...entry, ...(texts[entry.id] as Texts) }));
}
