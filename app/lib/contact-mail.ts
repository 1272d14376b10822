import { company } from '../../content/company.ts';

/** What a visitor typed into the contact form; the phone may be empty (specification 3). */
export type ContactFields = { name: string; email: string; phone: string; message: string };

/** Past this many encoded characters some mail programs shorten a message (R16). */
const longAddress = 1800;

/**
 * The mail that the contact form opens in the visitor's mail program (specification 7, R16): its
 * `mailto:` address as RFC 6068 has it, its body as text, and whether it is so long that mail
 * programs may shorten it.
 */
export function contactMail(fields: ContactFields, to: string = company.email) {
  const name = onOneLine(fields.name);
  const subject = `Contact Form Submission from ${name}`;
  const text = [
    `Name: ${name}`,
    `Email: ${onOneLine(fields.email)}`,
    `Phone: ${onOneLine(fields.phone) || 'N/A'}`,
    'Message:',
    ...fields.message.split(/\r\n|\r|\n/),
  ].join('\r\n');
  const address = `mailto:${to}?subject=${encode(subject)}&body=${encode(text)}`;
  return { address, text, isLong: address.length > longAddress };
}

function onOneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

/**
 * Half an emoji, as a cut-off paste leaves it, would make encodeURIComponent throw: it becomes
 * U+FFFD.
 */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}
