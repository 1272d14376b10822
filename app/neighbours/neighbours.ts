/** The entries before and after this one in list order. Undefined at the ends of the list (R15). */
export function neighbours<T extends { id: string }>(
  list: readonly T[],
  entry: T,
): { previous: T | undefined; next: T | undefined } {
  const place = list.findIndex(({ id }) => id === entry.id);
  return { previous: place > 0 ? list[place - 1] : undefined, next: list[place + 1] };
}
