import { startTransition, useEffect, useState } from 'react';

/** How many are shown at first, and added at a time: about as many as a screen holds. */
const step = 8;

/**
 * The beginning of a list, which grows to the whole of it by itself: a key that is pressed while a
 * long one is put on the page need not wait for the end of it.
 *
 * @param whole shows all of it at once, for a reading position to return to
 * @param outdated stops its growing: another list is on its way
 */
export function useGrowingList<T>(
  list: readonly T[],
  { whole, outdated }: { whole: boolean; outdated: boolean },
): readonly T[] {
  const start = { list, length: whole ? list.length : step };
  const [grown, setGrown] = useState(start);
  const current = grown.list === list ? grown : start;

  useEffect(() => {
    if (outdated || current.length >= list.length) return;
    startTransition(() => setGrown({ list, length: current.length + step }));
  }, [list, current.length, outdated]);

  return list.slice(0, current.length);
}
