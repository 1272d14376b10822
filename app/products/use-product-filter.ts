import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
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
 * From the last key to the address, in milliseconds. The list follows every key; the address need
 * not, and Safari allows a page no more than 100 changes of it in ten seconds.
 */
const addressDelay = 150;

/** Marks the moves of the address that come from here, to tell them from links. */
const ownMove = { fromProductFilter: true };

/**
 * How the filter last changed. Typing replaces the history's entry (R12); choosing a category,
 * organic-only or Clear Filters is a step of its own, so that Back undoes it. `address` means that
 * the address changed first.
 */
export type FilterMove = 'address' | 'replace' | 'push';

type State = {
  /** What the bar shows. */
  filter: ProductFilter;
  /** What the list is filtered by. */
  listed: ProductFilter;
  move: FilterMove;
  /** The history entry that this state has taken note of. */
  key: string;
};

/**
 * The filter of the products page (specification 4, R12). The visitor's moves go to the address
 * from here; any other move of the address, by Back, Forward or a link, comes back here. The bar
 * answers at once, and so does the list to typing. To a step of its own the list answers with the
 * address, so that the router has noted the reading position for Back before it moves.
 *
 * @param searchField what was typed there before script ran is not lost
 */
export function useProductFilter(searchField: RefObject<HTMLInputElement | null>) {
  const hydrated = useHydrated();
  const { key, state: entryState } = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const [query, setQuery] = useSearchParams();

  const fromAddress = (): State => {
    const filter = readFilter(query);
    return { filter, listed: filter, move: 'address', key };
  };
  const [state, setState] = useState<State>(() =>
    hydrated ? fromAddress() : { filter: noFilter, listed: noFilter, move: 'address', key },
  );

  // In the render and not after it: the router restores the scrolling position as soon as this one
  // is on the page.
  if (state.key !== key) {
    const own = (entryState as typeof ownMove | null)?.fromProductFilter === true && !byHistory;
    setState(own ? { ...state, listed: state.filter, key } : fromAddress());
  }

  // Always the same function, so that what is given it need not be rendered anew.
  const change = useCallback(
    (next: Partial<ProductFilter>, how: Exclude<FilterMove, 'address'> = 'push') => {
      setState((now) => {
        const filter = { ...now.filter, ...next };
        const inAddress = readFilter(new URLSearchParams(window.location.search));
        const addressWillMove = how === 'push' && !isSameFilter(filter, inAddress);
        return { ...now, filter, listed: addressWillMove ? now.listed : filter, move: how };
      });
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the prerendered page comes to life.
  useLayoutEffect(() => {
    if (hydrated) return;
    setState(fromAddress());
    const text = searchField.current?.value ?? '';
    if (text !== '') change({ text }, 'replace');
  }, []);

  const { filter, listed, move } = state;
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

  return { filter, listed, move, change };
}
