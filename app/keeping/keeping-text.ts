import { keepingTexts as texts } from '../../content/keeping-texts.ts';
import type { Keeping } from '../../schema/product.ts';
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
): string {
  const degrees = rangeText(temperature);
  const { from, to, tolerance } = temperature;
  // Alone or before a dash, the Arabic zero looks like a dot.
  if (from === 0 && !tolerance)
    return to === 0 ? texts.zero : fill(texts.fromZero, { to: wordJoiner + numberText(to) });
  return tolerance
    ? fill(texts.tolerance, { degrees, tolerance: numberText(tolerance) })
    : fill(texts.temperature, { degrees });
}

/** “90–95%”, “95% or more” */
export function humidityText({ from, to }: Pick<Humidity, 'from' | 'to'>): string {
  return to === undefined
    ? fill(texts.humidityOrMore, { percent: numberText(from) })
    : fill(texts.humidity, { percent: rangeText({ from, to }) });
}

/** “5–7 days”, “about 30 days” */
export function durationText({ from, to, unit, about }: Duration, allUnits = texts.units): string {
  const units = allUnits[unit];
  // The forms for one and two may be words without a number, which a range needs.
  const duration =
    from === to
      ? fillPlural(units, to)
      : fillPlural({ ...units, one: units.other, two: units.other }, to, {
          count: rangeText({ from, to }),
        });
  return about ? fill(texts.about, { duration }) : duration;
}

/** A line may end after a dash, but not before a word joiner. */
const wordJoiner = '\u2060';

function rangeText({ from, to }: Range): string {
  return from === to
    ? numberText(from)
    : fill(texts.range, { from: numberText(from), to: wordJoiner + numberText(to) });
}
