import { company } from '../../content/company.ts';

export type ContactFields = { name: string; email: string; phone: string; message: string };

/** Some mail programs shorten messages whose encoded address is longer than this (R16). */
const longAddressLength = 1800;

/** The email to send, with its `mailto:` address as in RFC 6068 (specification 7, R16). */
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
  return { address, text, isLong: address.length > longAddressLength };
}

function onOneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

/** Replaces half an emoji, e.g. after a cut-off paste: encodeURIComponent would throw. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}
