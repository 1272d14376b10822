import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { noFilter, type ProductFilter, readFilter, writeFilter } from '../../lib/product-filter.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Delay of address updates, in milliseconds: Safari allows 100 history changes in 10 seconds. */
const addressDelay = 300;

interface Typed {
  text: string;
  queryWhenTyped: URLSearchParams;
  /** The text last written to the address, which the router may not have applied yet. */
  written?: string | undefined;
}

/** The filter, held in the address (R12). Typed text is state until it is added to the address. */
export function useProductFilter(searchField: RefObject<HTMLInputElement | null>) {
  const hydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState<Typed>();

  const addressFilter = hydrated ? readFilter(query) : noFilter;
  // The address has the trimmed text. The field keeps the spaces while the visitor types.
  const isCurrent =
    typed &&
    (typed.queryWhenTyped === query ||
      [typed.text.trim(), typed.written].includes(addressFilter.text));
  const filter: ProductFilter = {
    ...addressFilter,
    text: isCurrent ? typed.text : addressFilter.text,
  };

  const { text } = filter;
  const isAddressBehind = hydrated && text.trim() !== addressFilter.text;
  useEffect(() => {
    if (!isAddressBehind) return;
    const written = writeFilter(query, { ...readFilter(query), text });
    const timer = setTimeout(() => {
      setTyped((typed) => typed && { ...typed, written: text.trim() });
      setQuery(written, { replace: true, preventScrollReset: true });
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [isAddressBehind, query, setQuery, text]);

  // Keep what the visitor typed before hydration.
  useLayoutEffect(() => {
    const textBeforeHydration = searchField.current?.value;
    if (!hydrated && textBeforeHydration)
      setTyped({ text: textBeforeHydration, queryWhenTyped: query });
  }, [hydrated, query, searchField]);

  return {
    filter,
    /** Call on each change of the search field. It replaces the history entry. */
    type: (text: string) =>
      setTyped((typed) => ({ text, queryWhenTyped: query, written: typed?.written })),
    /** Call when the visitor chooses or clears filters. It adds a history entry, for Back. */
    choose: (chosen: Partial<ProductFilter>) => {
      setTyped(isCurrent ? { text: typed.text, queryWhenTyped: query } : undefined);
      setQuery(writeFilter(query, { ...filter, ...chosen }), { preventScrollReset: true });
    },
  };
}
