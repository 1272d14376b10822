// Every address is a page of its own, so that Back, Forward and new tabs work as everywhere. React Router's development
// build connects to Vite, which would reload the form when content changes.

/** The kind and the entry that the address names: `/edit/products/carrots`. */
export function shownEntry() {
  const [, , kind = 'products', id = ''] = location.pathname.split('/');
  return { kind: kind || 'products', id };
}

/** The English name of a new entry. */
export const newName = () => new URLSearchParams(location.search).get('name') ?? undefined;

/** The list of a kind, or its only entry. */
export const addressOfKind = (kind: string) =>
  kind === 'company' ? addressOfEntry(kind, kind) : `/edit/${kind}`;

/** @param name the English name, with which a new entry begins */
export const addressOfEntry = (kind: string, id: string, name?: string) =>
  `/edit/${kind}/${id}${name === undefined ? '' : `?${new URLSearchParams({ name })}`}`;
