import { describe, expect, it } from 'vitest';
import { isExpired } from './certificate-expiry.ts';
import { localDate } from './local-date.ts';

describe('isExpired', () => {
  it.each([
    ['April 15, 2025', '2025-04-14', false],
    ['April 15, 2025', '2025-04-15', false],
    ['April 15, 2025', '2025-04-16', true],
    ['April 5, 2025', '2025-03-31', false],
    ['December 31, 2025', '2026-01-01', true],
    ['January 1, 2026', '2025-12-31', false],
    ['some day', '2025-04-15', true],
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
