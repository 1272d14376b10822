import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { hasLeft, withinPage } from '../../browser/within-page.ts';
import {
  isSameFilter,
  noFilter,
  type ProductFilter,
  readFilter,
  writeFilter,
} from './product-filter.ts';

/**
 * Delay of address updates, in milliseconds: Safari throws after 100 history changes in 10 seconds
 * (`stateObjectTimeSpan` in
 * https://github.com/WebKit/WebKit/blob/main/Source/WebCore/page/History.cpp).
 */
const addressDelay = 300;

/** Events that can come before the visitor leaves, or when the page is hidden. */
const leaving = ['keydown', 'pointerdown', 'click', 'pagehide', 'visibilitychange'];

/**
 * Whether the visitor may leave after this event: not by typing, unless the key can be one of the
 * browser, such as Reload, which reloads the address before `pagehide`. A click matters on a link
 * only. On a checkbox, React would render its old state between this listener and its own.
 */
function mayLeave(event: Event): boolean {
  const target = event.target as Element;
  if (event instanceof KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, key } = event;
    return altKey || ctrlKey || metaKey || /^F\d/.test(key) || !target.matches('[type=search]');
  }
  return event.type !== 'click' || target.closest('a') !== null;
}

/** The state of the history entries whose address follows the filter. */
const state = { followsFilter: true };

/**
 * The filter (R12). The state is the truth and the address follows it. Links, Back and Forward set
 * the state.
 * @param bar contains the controls of the filter
 */
export function useProductFilter(bar: RefObject<HTMLElement | null>) {
  const hydrated = useHydrated();
  const location = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const [query] = useSearchParams();
  const navigate = useNavigate();
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
    const ofAddress = readFilter(query);
    // Also after a reload: a browser that restores a tick restores that of this address.
    const chosen = {
      ...ofAddress,
      text: field?.value || ofAddress.text,
      organicOnly: organic?.checked || ofAddress.organicOnly,
    };
    // Most visitors have chosen nothing, and React renders no page again for the same object.
    setFilter((current) => (isSameFilter(current, chosen) ? current : chosen));
  }, [bar, hydrated, query]);

  const { pathname } = location;
  const isAddressBehind = hydrated && !isSameFilter(filter, readFilter(query));
  useEffect(() => {
    if (!isAddressBehind) return;
    const follow = () => {
      if (hasLeft(pathname)) return;
      const search = `${writeFilter(query, filter)}`;
      navigate({ pathname, search }, { ...withinPage(pathname), replace: true, state });
    };
    const timer = setTimeout(follow, addressDelay);
    // These listeners run before those of links and buttons, and the router changes the history at once.
    const followAtOnce = (event: Event) => {
      if (mayLeave(event)) follow();
    };
    for (const type of leaving) window.addEventListener(type, followAtOnce, true);
    return () => {
      clearTimeout(timer);
      for (const type of leaving) window.removeEventListener(type, followAtOnce, true);
    };
  }, [filter, isAddressBehind, navigate, pathname, query]);

  return {
    filter,
    /** Call on each change of the search field. It replaces the history entry. */
    type: (text: string) => setFilter((filter) => ({ ...filter, text })),
    /** Call when the visitor chooses or clears filters. It adds a history entry, for Back. */
    choose: (changed: ProductFilter) => {
      setFilter(changed);
      const search = `${writeFilter(query, changed)}`;
      navigate({ pathname, search }, { ...withinPage(pathname), state });
    },
  };
}
