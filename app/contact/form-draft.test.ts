import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteDraft, putDraft } from './form-draft.ts';

const key = 'unsent-enquiry';

let values: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  values = new Map();
  isFull = false;
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem(name: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(name, value);
    },
    removeItem: (name: string) => values.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a draft in storage', () => {
  putDraft(key, 'Mona');
  expect(values.get(key)).toBe('Mona');
  expect(deleteDraft(key)).toBe('Mona');
  expect(values.size).toBe(0);
});

it('keeps the newest draft in memory when storage is full, and stores it when there is room', () => {
  putDraft(key, 'Mona');
  isFull = true;
  putDraft(key, 'Mona Adel');
  expect(deleteDraft(key)).toBe('Mona Adel');
  expect(deleteDraft(key)).toBeNull();
  putDraft(key, 'Mona');
  isFull = false;
  putDraft(key, 'Sara');
  expect(values.get(key)).toBe('Sara');
  expect(deleteDraft(key)).toBe('Sara');
  expect(deleteDraft(key)).toBeNull();
});
