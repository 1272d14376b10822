import { type Language, language } from '../../content/languages.ts';

/** A number in the digits of a language, without separators between thousands. */
export const numberText = (
  value: number,
  { numberSigns }: Pick<Language, 'numberSigns'> = language,
): string =>
  `${value}`.replace(/[\d.-]/g, (sign) => numberSigns['0123456789.-'.indexOf(sign)] ?? sign);
