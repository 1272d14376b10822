import { expect, it } from 'vitest';
import { isIsoDate } from './iso-date.ts';

it('accepts only dates that exist', () => {
  expect(isIsoDate('2025-03-09')).toBe(true);
  expect(isIsoDate('2024-02-29')).toBe(true);
  expect(isIsoDate('2025-02-29')).toBe(false);
  expect(isIsoDate('March 9, 2025')).toBe(false);
});
