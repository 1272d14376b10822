import { language } from '../../content/languages.ts';

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

export function onOneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

export const linesOf = (value: string): string[] => value.split(/\r\n|\r|\n/);

/** Percent-encodes a text. Replaces half an emoji, for which encodeURIComponent would throw. */
export function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/**
 * Keeps the order of a phone number in a right-to-left text. Plain text has no markup for it, so it
 * gets an invisible left-to-right mark.
 */
export const leftToRight = (text: string): string =>
  text && language.direction === 'rtl' ? `\u200e${text}` : text;
