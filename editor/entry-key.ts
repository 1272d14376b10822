/** The keys of entries of lists, which have no names of their own. */
const keys = new WeakMap<object, string>();
let made = 0;

const isObject = (entry: unknown): entry is object => typeof entry === 'object' && entry !== null;

/** The React key of an entry of a list, which it keeps where it is moved. An empty one has only its place. */
export function entryKey(entry: unknown, index: number): string {
  if (!isObject(entry)) return `at-${index}`;
  const key = keys.get(entry) ?? `${++made}`;
  keys.set(entry, key);
  return key;
}

/** Gives the changed value of an entry the key that the entry has. */
export function keepKey(entry: unknown, index: number, changed: unknown): void {
  if (isObject(entry) && isObject(changed)) keys.set(changed, entryKey(entry, index));
}
