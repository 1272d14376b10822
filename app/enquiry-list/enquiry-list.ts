import { attempt } from '../browser/attempt.ts';

/** A product on the enquiry list, with what the visitor has written about it. */
export interface EnquiryLine {
  id: string;
  quantity: string;
  packing: string;
}

/** What a visitor wants to ask about. Texts are as typed and may be empty. */
export interface EnquiryList {
  lines: readonly EnquiryLine[];
  destination: string;
  /** January is 1. Undefined if the visitor has chosen none. */
  month: number | undefined;
}

export const emptyList: EnquiryList = { lines: [], destination: '', month: undefined };

/** The list with a product at its end. A product that is on the list stays where it is. */
export function withProduct(list: EnquiryList, id: string): EnquiryList {
  if (list.lines.some((line) => line.id === id)) return list;
  return { ...list, lines: [...list.lines, { id, quantity: '', packing: '' }] };
}

/** The list without a product. */
export function withoutProduct(list: EnquiryList, id: string): EnquiryList {
  return { ...list, lines: list.lines.filter((line) => line.id !== id) };
}

/**
 * The list with a product back at its place. A product that is on the list again stays where it is, with what the
 * visitor has written about it since.
 */
export function withLine(list: EnquiryList, line: EnquiryLine, index: number): EnquiryList {
  const now = list.lines.find(({ id }) => id === line.id);
  if (!now) return { ...list, lines: list.lines.toSpliced(index, 0, line) };
  return withTexts(list, line.id, {
    quantity: now.quantity || line.quantity,
    packing: now.packing || line.packing,
  });
}

/** The list with what was on a cleared list, in front. What the visitor has written since then stays. */
export function withCleared(list: EnquiryList, cleared: EnquiryList): EnquiryList {
  const { lines } = cleared.lines.reduce(withLine, list);
  return {
    lines,
    destination: list.destination || cleared.destination,
    month: list.month ?? cleared.month,
  };
}

/** The list with other texts for a product. */
export function withTexts(
  list: EnquiryList,
  id: string,
  texts: Partial<Omit<EnquiryLine, 'id'>>,
): EnquiryList {
  const lines = list.lines.map((line) => (line.id === id ? { ...line, ...texts } : line));
  return { ...list, lines };
}

/** The list as it is stored, or null if there is nothing to store. */
export function listToText({ lines, destination, month }: EnquiryList): string | null {
  return lines.length > 0 ? JSON.stringify({ lines, destination, month }) : null;
}

/**
 * Reads a stored list. Visitors, extensions and older versions of the site can have written anything, so
 * that values of the wrong type count as missing.
 * @param isProduct whether a product exists
 * @returns the list, and the ids on it that are not, or no longer, products
 */
export function listFromText(
  text: string | null,
  isProduct: (id: string) => boolean,
): { list: EnquiryList; unknown: string[] } {
  const stored = fieldsOf(attempt(() => JSON.parse(text ?? '{}')));
  const all = Array.isArray(stored.lines) ? stored.lines.flatMap(lineFrom) : [];
  const lines = all.filter(({ id }, index) => all.findIndex((line) => line.id === id) === index);
  return {
    list: {
      lines: lines.filter(({ id }) => isProduct(id)),
      destination: textFrom(stored.destination),
      month: monthFrom(stored.month),
    },
    unknown: lines.map(({ id }) => id).filter((id) => !isProduct(id)),
  };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function lineFrom(value: unknown): EnquiryLine[] {
  const { id, quantity, packing } = fieldsOf(value);
  if (typeof id !== 'string' || id === '') return [];
  return [{ id, quantity: textFrom(quantity), packing: textFrom(packing) }];
}

const textFrom = (value: unknown): string => (typeof value === 'string' ? value : '');

const monthFrom = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 12 ? Number(value) : undefined;
