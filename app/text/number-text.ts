import { language } from '../../content/languages.ts';

const format = new Intl.NumberFormat(language.formats, { useGrouping: false });

/** A number in the digits of the language, without separators between thousands. */
export const numberText = (value: number): string => format.format(value).replace('-', '−');
