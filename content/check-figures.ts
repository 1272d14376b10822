import type { Language } from './languages.ts';
import { monthNamesIn } from './month-names.ts';

/** The numbers in a text in European digits, sorted: “1,200” and “١٬٢٠٠” are both “1200”. */
export function figuresIn(text: string): string[] {
  const european = text.replace(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`);
  return [...european.matchAll(/\d+(?:[.,٫٬]\d+)*/g)]
    .map(([number]) => number.replace(/[,٬](?=\d{3})/g, '').replace('٫', '.'))
    .toSorted();
}

/** The months that a text names by their numbers. January is 1. */
export function monthsIn(text: string, language: Pick<Language, 'formats'>): string[] {
  const names = monthNamesIn(language, 'long');
  // “May we walk” is not a month.
  const words = text.replace(/\bMay (?=(?:I|we|you|it|they|he|she|be)\b)/g, '');
  const found = [...words.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(([word]) => {
    // Arabic writes short words together with the next one: “ومارس”, “بمارس”.
    const month = names.findIndex((name) =>
      [name, `و${name}`, `ب${name}`, `ل${name}`].includes(word),
    );
    return month < 0 ? [] : [month + 1];
  });
  return [...new Set(found)].toSorted((a, b) => a - b).map(String);
}

/** The placeholders of a text: “{name}”. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted();
}
