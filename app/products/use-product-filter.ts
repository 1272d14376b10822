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
import { wasRestored } from '../lib/was-restored.ts';

/** Delay of address updates, in milliseconds: Safari allows 100 history changes in 10 seconds. */
const addressDelay = 300;

/** Events that come before the visitor leaves, or when the page is hidden. */
const leaving = ['keydown', 'pointerdown', 'click', 'pagehide', 'visibilitychange'];

/** Whether a key can be one of the browser, such as Reload: it reloads the address before `pagehide`. */
const isShortcut = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || /^F\d/.test(key);

/** Options of the navigations by which the address follows the filter. */
const following = { preventScrollReset: true, state: { followsFilter: true } };

/**
 * The filter (R12). The state is the truth and the address follows it. Links, Back and Forward set
 * the state.
 * @param bar contains the controls of the filter
 */
export function useProductFilter(bar: RefObject<HTMLElement | null>) {
  const hydrated = useHydrated();
  const location = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState(() => (hydrated ? readFilter(query) : noFilter));
  const [lastLocation, setLastLocation] = useState(location);

  if (location !== lastLocation) {
    setLastLocation(location);
    if (isBackOrForward || !location.state?.followsFilter) setFilter(readFilter(query));
  }

  // Keep what the visitor chose before hydration.
  useLayoutEffect(() => {
    if (hydrated) return;
    const [field, organic] = bar.current?.querySelectorAll('input') ?? [];
    const filter = readFilter(query);
    setFilter({
      ...filter,
      text: field?.value || filter.text,
      // Browsers restore ticks after Back and Reload, but then the address has the filter.
      organicOnly: (organic?.checked && !wasRestored()) || filter.organicOnly,
    });
  }, [bar, hydrated, query]);

  const isAddressBehind = hydrated && !isSameFilter(filter, readFilter(query));
  useEffect(() => {
    if (!isAddressBehind) return;
    const follow = () => setQuery(writeFilter(query, filter), { replace: true, ...following });
    const timer = setTimeout(follow, addressDelay);
    // At once when the visitor leaves or does something else than typing. These listeners run before
    // those of links and buttons, and the router changes the history at once.
    const followUnlessTyping = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || isShortcut(event)) follow();
    };
    for (const type of leaving) window.addEventListener(type, followUnlessTyping, true);
    return () => {
      clearTimeout(timer);
      for (const type of leaving) window.removeEventListener(type, followUnlessTyping, true);
    };
  }, [filter, isAddressBehind, query, setQuery]);

  return {
    filter,
    /** Call on each change of the search field. It replaces the history entry. */
    type: (text: string) => setFilter((filter) => ({ ...filter, text })),
    /** Call when the visitor chooses or clears filters. It adds a history entry, for Back. */
    choose: (changed: ProductFilter) => {
      setFilter(changed);
      setQuery(writeFilter(query, changed), following);
    },
  };
}
