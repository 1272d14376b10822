import { expect, it } from 'vitest';
import { localDate } from './local-date.ts';

it('pads month and day, and uses local time', () => {
  expect(localDate(new Date(2025, 0, 5, 0, 1))).toBe('2025-01-05');
  expect(localDate(new Date(2025, 11, 31, 23, 59))).toBe('2025-12-31');
});
