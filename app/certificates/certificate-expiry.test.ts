import { describe, expect, it } from 'vitest';
import { localDate } from '../browser/local-date.ts';
import { isExpired } from './certificate-expiry.ts';

describe('isExpired', () => {
  it.each([
    ['2025-04-15', '2025-04-14', false],
    ['2025-04-15', '2025-04-15', false],
    ['2025-04-15', '2025-04-16', true],
    ['2025-04-05', '2025-03-31', false],
    ['2025-12-31', '2026-01-01', true],
    ['2026-01-01', '2025-12-31', false],
  ])('a certificate that expires on %s, on %s: %s', (expires, today, expected) => {
    expect(isExpired(expires, today)).toBe(expected);
  });
});

describe('localDate', () => {
  it('pads month and day, and uses local time', () => {
    expect(localDate(new Date(2025, 0, 5, 0, 1))).toBe('2025-01-05');
    expect(localDate(new Date(2025, 11, 31, 23, 59))).toBe('2025-12-31');
  });
});
