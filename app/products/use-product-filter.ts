import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { noFilter, type ProductFilter, readFilter, writeFilter } from '../lib/product-filter.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** From the last key to the change of the address, in milliseconds: Safari allows 100 in ten seconds. */
const addressDelay = 300;

interface Typed {
  text: string;
  /** The address's query when it was typed. */
  query: URLSearchParams;
  /** The text last written to the address while typing: the next key may come before the address has it. */
  written?: string | undefined;
}

/**
 * The filter of the products page. The address holds it (R12); only what is being typed is state, until
 * the address has followed. Typing replaces the history entry; every other choice adds one, so that
 * Back undoes it.
 *
 * @param searchField what a visitor typed into it before hydration is kept
 */
export function useProductFilter(searchField: RefObject<HTMLInputElement | null>) {
  const hydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState<Typed>();

  const addressed = hydrated ? readFilter(query) : noFilter;
  // Blanks around the text are not in the address, and stay in the field while somebody types.
  const isCurrent =
    typed && (typed.query === query || [typed.text.trim(), typed.written].includes(addressed.text));
  const filter: ProductFilter = { ...addressed, text: isCurrent ? typed.text : addressed.text };

  const { text } = filter;
  const addressFollows = hydrated && text.trim() !== addressed.text;
  useEffect(() => {
    if (!addressFollows) return;
    const written = writeFilter(query, { ...readFilter(query), text });
    const timer = setTimeout(() => {
      setTyped({ text, query, written: text.trim() });
      setQuery(written, { replace: true, preventScrollReset: true });
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [addressFollows, query, setQuery, text]);

  useLayoutEffect(() => {
    const textBeforeHydration = searchField.current?.value;
    if (!hydrated && textBeforeHydration) setTyped({ text: textBeforeHydration, query });
  }, [hydrated, query, searchField]);

  return {
    filter,
    /** To be called with every change of the search field. */
    type: (text: string) => setTyped({ text, query, written: typed?.written }),
    /** To be called with what the visitor chose or cleared. */
    choose: (chosen: Partial<ProductFilter>) => {
      setTyped(isCurrent ? { text: typed.text, query } : undefined);
      setQuery(writeFilter(query, { ...filter, ...chosen }), { preventScrollReset: true });
    },
  };
}
