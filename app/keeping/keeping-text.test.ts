import { expect, it } from 'vitest';
import { keepingTexts } from '../../content/keeping-texts.ts';
import { durationText, humidityText, temperatureText } from './keeping-text.ts';

it.each([
  [{ from: 0, to: 2 }, '0–\u20602\u00a0°C'],
  [{ from: 5, to: 5 }, '5\u00a0°C'],
  [{ from: -2, to: 7.2 }, '−2–\u20607.2\u00a0°C'],
  [{ from: 0, to: 0, tolerance: 0.5 }, '0\u00a0±\u00a00.5\u00a0°C'],
])('temperature %o is “%s”', (temperature, text) => {
  expect(temperatureText(temperature)).toBe(text);
});

it('humidity', () => {
  expect(humidityText({ from: 90, to: 95 })).toBe('90–\u206095%');
  expect(humidityText({ from: 95 })).toBe('95% or more');
});

it.each([
  [{ from: 5, to: 7, unit: 'day' as const }, '5–\u20607 days'],
  [{ from: 1, to: 1, unit: 'week' as const }, '1 week'],
  [{ from: 1, to: 8, unit: 'month' as const }, '1–\u20608 months'],
  [{ from: 30, to: 30, unit: 'day' as const, about: true }, 'about 30 days'],
])('duration %o is “%s”', (duration, text) => {
  expect(durationText(duration)).toBe(text);
});

it('lets no line end inside a range', () => {
  const range = { from: 1, to: 3 };
  for (const text of [
    temperatureText(range),
    humidityText(range),
    durationText({ ...range, unit: 'week' }),
  ])
    expect(text).toContain('1–\u20603');
});

it('keeps the numbers of a range whose last number has a form without one', () => {
  const day = { one: 'a single day', other: '{count} days' };
  const units = { ...keepingTexts.units, day };
  const range = { from: 0, to: 1, unit: 'day' as const };
  expect(durationText(range, units)).toBe('0–\u20601 days');
  expect(durationText({ ...range, from: 1 }, units)).toBe('a single day');
});
