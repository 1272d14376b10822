import { language } from '../../content/languages.ts';
import { monthNames } from '../../content/month-names.ts';
import { fill } from './fill.ts';
import { numberText } from './number-text.ts';

/** “2025-04-15” as “April 15, 2025”. */
export function dateText(date: string, inLanguage = language, months = monthNames): string {
  const [year = 0, month = 1, day = 0] = date.split('-').map(Number);
  return fill(inLanguage.dateFormat, {
    month: months[month - 1],
    day: numberText(day, inLanguage),
    year: numberText(year, inLanguage),
  });
}
