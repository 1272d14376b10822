import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Location, useLocation, useNavigationType, useSearchParams } from 'react-router';
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
const addressDelay = 300;

/**
 * How the filter last changed. Typing replaces the history's entry (R12); choosing a category,
 * organic-only or Clear Filters is a step of its own, so that Back undoes it. `address` means that
 * the address changed first.
 */
export type FilterMove = 'address' | 'replace' | 'push';

/** What the visitor wants and the address does not say yet, or says because of it. */
type Edit = {
  /** They are counted, so that the address can say which of them it has taken note of. */
  number: number;
  filter: ProductFilter;
  move: Exclude<FilterMove, 'address'>;
  /** What was listed when it was made. */
  listedBefore: ProductFilter;
  /** Where the visitor was when it was made. Coming back there is another location, of the same entry. */
  madeOn: Location;
};

/** What a history entry that was made here keeps. */
type EntryState = { productFilterEdit?: number } | null;

/**
 * The filter of the products page (specification 4, R12). It is what the address says, unless the
 * visitor has said something since: the bar answers at once, and so does the list to typing. To a
 * step of its own the list answers with the address, so that the router has noted the reading
 * position for Back before it moves. Nothing is copied from the address into state: a render that
 * React gives up, as it does when a key is pressed during one, could leave such a copy behind.
 *
 * @param searchField what was typed there before script ran is not lost
 */
export function useProductFilter(searchField: RefObject<HTMLInputElement | null>) {
  const hydrated = useHydrated();
  const location = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const [query, setQuery] = useSearchParams();
  const [lastEdit, setLastEdit] = useState<Edit>();

  const written = byHistory ? undefined : (location.state as EntryState)?.productFilterEdit;
  const isOurs = lastEdit && written !== undefined && written <= lastEdit.number;
  const edit = lastEdit && (lastEdit.madeOn === location || isOurs) ? lastEdit : undefined;

  const inAddress = useMemo(() => readFilter(query), [query]);
  const addressed = hydrated ? inAddress : noFilter;
  const isStep = edit?.move === 'push' && written !== edit.number;
  const filter = edit?.filter ?? addressed;
  const listed = isStep ? edit.listedBefore : filter;

  function noteEdit(wanted: ProductFilter, move: Edit['move']) {
    const addressWillMove = !isSameFilter(wanted, inAddress);
    setLastEdit({
      number: Math.max(lastEdit?.number ?? 0, written ?? 0) + 1,
      filter: wanted,
      move,
      listedBefore: addressWillMove ? listed : wanted,
      madeOn: location,
    });
  }

  // Always the same function, so that what is given it need not render with every key.
  const latest = useRef({ filter, noteEdit });
  useLayoutEffect(() => {
    latest.current = { filter, noteEdit };
  });
  const change = useCallback((next: Partial<ProductFilter>, move: Edit['move'] = 'push') => {
    const { filter, noteEdit } = latest.current;
    noteEdit({ ...filter, ...next }, move);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the prerendered page comes to life.
  useLayoutEffect(() => {
    const text = searchField.current?.value ?? '';
    if (!hydrated && text !== '') noteEdit({ ...inAddress, text }, 'replace');
  }, []);

  useEffect(() => {
    if (!edit || isSameFilter(inAddress, edit.filter)) return;
    const write = () =>
      setQuery((now) => writeFilter(now, edit.filter), {
        replace: edit.move === 'replace',
        preventScrollReset: true,
        state: { productFilterEdit: edit.number } satisfies EntryState,
      });
    const timer = setTimeout(write, edit.move === 'replace' ? addressDelay : 0);
    return () => clearTimeout(timer);
  }, [edit, inAddress, setQuery]);

  const move: FilterMove = edit?.move ?? 'address';
  return { filter, listed, move, change };
}
