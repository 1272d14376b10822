import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyList, withTexts } from './enquiry-list.ts';
import { createEnquiryStore, storageKey } from './enquiry-store.ts';

const isProduct = (id: string) => ['oranges', 'onions'].includes(id);
const ids = (store: ReturnType<typeof createEnquiryStore>) =>
  store.current().list.lines.map(({ id }) => id);

let values: Map<string, string>;
let isFull: boolean;
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem(key: string, value: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    values.set(key, value);
  },
  removeItem: (key: string) => void values.delete(key),
} as Storage;
const newStore = () => createEnquiryStore(() => storage, isProduct);

beforeEach(() => {
  values = new Map();
  isFull = false;
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

describe('the enquiry list', () => {
  it('is stored, and read by the next page', () => {
    newStore().add('oranges');
    expect(ids(newStore())).toEqual(['oranges']);
  });

  it('stores nothing until something is added, and deletes the key with the last product', () => {
    const store = newStore();
    store.current();
    expect(values.size).toBe(0);
    store.add('oranges');
    expect([...values.keys()]).toEqual([storageKey]);
    store.change(() => emptyList);
    expect(values.size).toBe(0);
  });

  it('names the product that was added last, until the next change', () => {
    const store = newStore();
    store.add('oranges');
    expect(store.current().added).toBe('oranges');
    store.change((list) => withTexts(list, 'oranges', { quantity: '2' }));
    expect(store.current().added).toBeUndefined();
  });

  it('ignores ids that are no products', () => {
    const store = newStore();
    store.add('mangoes');
    expect(ids(store)).toEqual([]);
    expect(values.size).toBe(0);
  });

  it('keeps the ids of products that no longer exist until the list is changed', () => {
    values.set(storageKey, JSON.stringify({ lines: [{ id: 'mangoes' }, { id: 'onions' }] }));
    const store = newStore();
    expect(store.current().unknown).toEqual(['mangoes']);
    expect(values.get(storageKey)).toContain('mangoes');
    store.change((list) => list);
    expect(values.get(storageKey)).not.toContain('mangoes');
    expect(store.current().unknown).toEqual(['mangoes']);
  });
});

describe('a second tab', () => {
  it('shows what the first one adds, after the storage event', () => {
    const [first, second] = [newStore(), newStore()];
    const listener = vi.fn();
    second.current();
    const unsubscribe = second.subscribe(listener);
    first.add('oranges');
    window.dispatchEvent(new Event('storage'));
    expect(ids(second)).toEqual(['oranges']);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    first.add('onions');
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('reads the list when the back-forward cache restores it', () => {
    const [first, second] = [newStore(), newStore()];
    second.current();
    second.subscribe(() => {});
    first.add('oranges');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(ids(second)).toEqual(['oranges']);
  });

  it('does not overwrite what the first one has added, even before the event', () => {
    const [first, second] = [newStore(), newStore()];
    second.current();
    first.add('oranges');
    second.add('onions');
    expect(ids(newStore())).toEqual(['oranges', 'onions']);
  });
});

describe('without storage', () => {
  it('keeps the list in memory when storage is blocked', () => {
    const store = createEnquiryStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    }, isProduct);
    expect(store.current().isKept).toBe(true);
    store.add('oranges');
    store.add('onions');
    expect(ids(store)).toEqual(['oranges', 'onions']);
    expect(store.current().isKept).toBe(false);
  });

  it('keeps the list in memory when storage is full, and stores it when there is room', () => {
    const store = newStore();
    store.add('oranges');
    isFull = true;
    store.add('onions');
    expect(ids(store)).toEqual(['oranges', 'onions']);
    expect(store.current().isKept).toBe(false);
    isFull = false;
    store.change((list) => list);
    expect(store.current().isKept).toBe(true);
    expect(ids(newStore())).toEqual(['oranges', 'onions']);
  });
});
