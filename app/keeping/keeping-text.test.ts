import { expect, it } from 'vitest';
import { keepingTexts } from '../../content/keeping-texts.ts';
import { fill } from '../text/fill.ts';
import { durationText, humidityText, temperatureText } from './keeping-text.ts';

const { temperature, tolerance, humidity, humidityOrMore, about } = keepingTexts;
const degrees = (text: string) => fill(temperature, { degrees: text });
const range = (from: string, to: string) => fill(keepingTexts.range, { from, to: `\u2060${to}` });
const units = {
  day: { one: '{count} day', other: '{count} days' },
  week: { one: '{count} week', other: '{count} weeks' },
  month: { one: '{count} month', other: '{count} months' },
};

it.each([
  [{ from: 1, to: 2 }, degrees(range('1', '2'))],
  [{ from: 0, to: 2 }, fill(keepingTexts.fromZero, { to: '\u20602' })],
  [{ from: 5, to: 5 }, degrees('5')],
  [{ from: 0, to: 0 }, keepingTexts.zero],
  [{ from: -2, to: 7.2 }, degrees(range('−2', '7.2'))],
  [{ from: 0, to: 0, tolerance: 0.5 }, fill(tolerance, { degrees: '0', tolerance: '0.5' })],
])('temperature %o is “%s”', (values, text) => {
  expect(temperatureText(values)).toBe(text);
});

it('humidity', () => {
  expect(humidityText({ from: 90, to: 95 })).toBe(fill(humidity, { percent: range('90', '95') }));
  expect(humidityText({ from: 95 })).toBe(fill(humidityOrMore, { percent: '95' }));
});

it.each([
  [{ from: 5, to: 7, unit: 'day' as const }, `${range('5', '7')} days`],
  [{ from: 1, to: 1, unit: 'week' as const }, '1 week'],
  [{ from: 1, to: 8, unit: 'month' as const }, `${range('1', '8')} months`],
  [{ from: 30, to: 30, unit: 'day' as const, about: true }, fill(about, { duration: '30 days' })],
])('duration %o is “%s”', (duration, text) => {
  expect(durationText(duration, units)).toBe(text);
});

it('lets no line end inside a range', () => {
  const values = { from: 1, to: 3 };
  for (const text of [
    temperatureText(values),
    humidityText(values),
    durationText({ ...values, unit: 'week' }),
  ])
    expect(text).toContain(range('1', '3'));
});

it('keeps the numbers of a range whose last number has a form without one', () => {
  const day = { one: 'a single day', other: '{count} days' };
  const values = { from: 0, to: 1, unit: 'day' as const };
  expect(durationText(values, { ...units, day })).toBe(`${range('0', '1')} days`);
  expect(durationText({ ...values, from: 1 }, { ...units, day })).toBe('a single day');
});
