import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import {
  isSameFilter,
  noFilter,
  type ProductFilter,
  readFilter,
  writeFilter,
} from '../lib/product-filter.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/**
 * From the last key to the address, in milliseconds. The result itself follows every key; the address need not, and Safari allows a
 * page no more than 100 changes of it in ten seconds.
 */
const addressDelay = 150;

/** Marks the moves of the address that come from here, to tell them from links. */
const ownMove = { fromProductFilter: true };

/**
 * How the filter last changed. Typing replaces the history's entry (R12); choosing a category, organic-only or Clear Filters is a
 * step of its own, so that Back undoes it. `address` means that the address changed first.
 */
export type FilterMove = 'address' | 'replace' | 'push';

/**
 * The filter of the products page (specification 4, R12). What the visitor does shows at once and goes to the address from
 * there; any other move of the address, by Back, Forward or a link, comes back here.
 *
 * @param searchField what was typed there before script ran is not lost
 */
export function useProductFilter(searchField: RefObject<HTMLInputElement | null>) {
  const hydrated = useHydrated();
  const { key, state: locationState } = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const [query, setQuery] = useSearchParams();
  const [state, setState] = useState(() => ({
    filter: hydrated ? readFilter(query) : noFilter,
    move: 'address' as FilterMove,
    key,
  }));

  // In the render and not after it: the router restores the scrolling position as soon as this one is on the page.
  if (state.key !== key) {
    const own = !byHistory && (locationState as typeof ownMove | null)?.fromProductFilter === true;
    setState(own ? { ...state, key } : { filter: readFilter(query), move: 'address', key });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the prerendered page comes to life.
  useLayoutEffect(() => {
    if (hydrated) return;
    const typed = searchField.current?.value ?? '';
    const filter = readFilter(query);
    setState(
      typed === ''
        ? { filter, move: 'address', key }
        : { filter: { ...filter, text: typed }, move: 'replace', key },
    );
  }, []);

  const { filter, move } = state;
  useEffect(() => {
    if (move === 'address' || isSameFilter(readFilter(query), filter)) return;
    const write = () =>
      setQuery((now) => writeFilter(now, filter), {
        replace: move === 'replace',
        preventScrollReset: true,
        state: ownMove,
      });
    const timer = setTimeout(write, move === 'replace' ? addressDelay : 0);
    return () => clearTimeout(timer);
  }, [filter, move, query, setQuery]);

  const change = (next: Partial<ProductFilter>, how: Exclude<FilterMove, 'address'> = 'push') =>
    setState((now) => ({ ...now, filter: { ...now.filter, ...next }, move: how }));

  return { filter, move, change };
}
