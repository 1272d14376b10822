import { language } from '../../content/languages.ts';
import { isolated } from '../text/isolated.ts';

/** Some mail programs shorten messages whose encoded address is longer than this (R16). */
const longAddressLength = 1800;

export interface Mail {
  /** The `mailto:` address as in RFC 6068 (R16). */
  address: string;
  /** The message with CRLF line ends. */
  text: string;
  /** Whether some mail programs may shorten it. */
  isLong: boolean;
}

/** An email to send. */
export function mailTo(to: string, subject: string, lines: readonly string[]): Mail {
  const text = lines.join('\r\n');
  const address = `mailto:${to}?subject=${encode(subject)}&body=${encode(text)}`;
  return { address, text, isLong: address.length > longAddressLength };
}

/** For the subject and for what follows a label: a line break would begin a new header or a new line of the message. */
export function onOneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

/** The lines of what was typed or pasted, with line breaks of any kind. */
export const linesOf = (value: string): string[] => value.split(/\r\n|\r|\n/);

/** Percent-encodes a text. Replaces half an emoji, for which encodeURIComponent would throw. */
export function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

const beginsInArabic = /^\P{L}*(?=\p{L})\p{Script=Arabic}/u;

/**
 * What a visitor typed on a line of a message. In Arabic messages, a line that begins in another script is isolated:
 * after an Arabic label, a mail program would show “2 x 40' HC” as “x 40' HC 2”.
 */
export const typed = (line: string): string =>
  line.trim() === '' || language.direction === 'ltr' || beginsInArabic.test(line)
    ? line
    : isolated(line);
