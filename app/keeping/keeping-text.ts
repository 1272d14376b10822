import { type KeepingWords, keepingWords } from '../../content/keeping-words.ts';
import type { Keeping } from '../../content/trade-schema.ts';
import { fill, fillPlural } from '../text/fill.ts';
import { numberText } from '../text/number-text.ts';

type Temperature = NonNullable<Keeping['temperature']>;
type Humidity = NonNullable<Keeping['humidity']>;
type Duration = NonNullable<Keeping['keeps']>[number];
interface Range {
  from: number;
  to: number;
}

/** “0–2 °C”, “0 ± 0.5 °C” */
export function temperatureText(
  temperature: Range & Pick<Partial<Temperature>, 'tolerance'>,
  words: KeepingWords = keepingWords,
): string {
  const degrees = rangeText(temperature, words);
  const { tolerance } = temperature;
  return tolerance
    ? fill(words.tolerance, { degrees, tolerance: numberText(tolerance) })
    : fill(words.temperature, { degrees });
}

/** “90–95%”, “95% or more” */
export function humidityText(
  { from, to }: Pick<Humidity, 'from' | 'to'>,
  words: KeepingWords = keepingWords,
): string {
  return to === undefined
    ? fill(words.humidityOrMore, { percent: numberText(from) })
    : fill(words.humidity, { percent: rangeText({ from, to }, words) });
}

/**
 * “5–7 days”, “about 30 days”, “topped: 6–9 months”
 * @param forms the names of the product's forms, from product-words.ts
 */
export function durationText(
  { from, to, unit, about, form }: Omit<Duration, 'certainty' | 'sources'>,
  forms: Readonly<Record<string, string>> = {},
  words: KeepingWords = keepingWords,
): string {
  const units = words.units[unit];
  // The forms for one and two may be words without a number, which a range needs.
  let duration =
    from === to
      ? fillPlural(units, to)
      : fillPlural({ ...units, one: units.other, two: units.other }, to, {
          count: rangeText({ from, to }, words),
        });
  if (about) duration = fill(words.about, { duration });
  return form === undefined ? duration : fill(words.form, { form: forms[form], duration });
}

function rangeText({ from, to }: Range, words: KeepingWords): string {
  return from === to
    ? numberText(from)
    : fill(words.range, { from: numberText(from), to: numberText(to) });
}
