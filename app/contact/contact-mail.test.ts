import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { fill } from '../text/fill.ts';
import { testInArabic } from '../text/test-in-arabic.ts';
import { contactMail } from './contact-mail.ts';

// content/specification.test.ts has the texts that specification 7 fixes.
const { subject, nameLabel, emailLabel, phoneLabel, noPhone, messageLabel } = contactForm.mail;

const fields = {
  name: 'Mona Adel',
  email: 'mona@example.com',
  phone: '',
  message: 'Oranges in May?',
};
const mail = (change: Partial<typeof fields>) => contactMail({ ...fields, ...change });
/** Parses a `mailto:` address as a mail program does. */
function parse(address: string) {
  const url = new URL(address);
  const query = new Map(
    url.search
      .slice(1)
      .split('&')
      .map((part) => part.split('=') as [string, string]),
  );
  const value = (name: string) => decodeURIComponent(query.get(name) ?? '');
  return { to: url.pathname, subject: value('subject'), body: value('body'), parts: query.size };
}

describe('contactMail', () => {
  test('builds the exact `mailto:` address', () => {
    const encoded = encodeURIComponent;
    expect(mail({}).address).toBe(
      `mailto:${company.email}?subject=${encoded(fill(subject, { name: 'Mona Adel' }))}` +
        `&body=${encoded(nameLabel)}%3A%20Mona%20Adel%0D%0A${encoded(emailLabel)}%3A%20mona%40example.com%0D%0A` +
        `${encoded(phoneLabel)}%3A%20${encoded(noPhone)}%0D%0A${encoded(messageLabel)}%0D%0AOranges%20in%20May%3F`,
    );
  });

  test('includes the phone number if there is one', () => {
    expect(parse(mail({ phone: ' +20 1 ' }).address).body).toContain(
      `\r\n${phoneLabel}: +20 1\r\n`,
    );
  });

  test.each(['&', '+', '%', '"\'', '=?#', 'مرحبا', '🍊', 'a&subject=b'])('preserves %s', (text) => {
    const sent = parse(mail({ name: text, message: text }).address);
    expect(sent.subject).toBe(fill(subject, { name: text }));
    expect(sent.body.endsWith(`${messageLabel}\r\n${text}`)).toBe(true);
    expect(sent.parts).toBe(2);
  });

  test('ends every line with CR LF, whichever line break was typed', () => {
    const { body } = parse(mail({ message: 'a\nb\r\nc\rd' }).address);
    expect(body.endsWith(`${messageLabel}\r\na\r\nb\r\nc\r\nd`)).toBe(true);
  });

  test('keeps the subject on one line even if the name has line breaks', () => {
    const sent = parse(mail({ name: ' Mona\r\nBcc: all@example.com\t' }).address);
    expect(sent.subject).toBe(fill(subject, { name: 'Mona Bcc: all@example.com' }));
  });

  test('replaces half an emoji instead of throwing', () => {
    expect(parse(mail({ message: '\ud83c' }).address).body).toContain('\ufffd');
  });

  test('reports a message that mail programs may shorten', () => {
    const others = mail({ message: '' }).address.length;
    for (const [letter, encodedLength] of [
      ['a', 1],
      ['ش', 6],
    ] as const) {
      const left = 1800 - others;
      const message = letter.repeat(left / encodedLength) + 'a'.repeat(left % encodedLength);
      expect(mail({ message }).address).toHaveLength(1800);
      expect(mail({ message }).isLong).toBe(false);
      expect(mail({ message: `${message}a` }).isLong).toBe(true);
    }
  });
});

describe('an Arabic message', () => {
  testInArabic();

  test('isolates each value that begins in another script, and no Arabic or empty one', async () => {
    const { contactMail } = await import('./contact-mail.ts');
    const { contactForm } = await import('../../content/contact-form.ts');
    const { nameLabel, emailLabel, phoneLabel, messageLabel } = contactForm.mail;
    const message = "2 x 40' HC\n۲ x 40' HC\n۲ طن\n\nبرتقال 5 kg";
    const sent = { name: '7 Seas', email: '7@example.com', phone: '+20 1', message };
    const { subject, body } = parse(contactMail(sent).address);
    expect(subject).toContain('\u20687 Seas\u2069');
    expect(body.split('\r\n')).toEqual([
      `${nameLabel}: \u20687 Seas\u2069`,
      `${emailLabel}: \u20687@example.com\u2069`,
      `${phoneLabel}: \u2068+20 1\u2069`,
      messageLabel,
      "\u20682 x 40' HC\u2069",
      "\u2068۲ x 40' HC\u2069",
      '۲ طن',
      '',
      'برتقال 5 kg',
    ]);
    expect(parse(contactMail({ ...sent, name: '(منى)' }).address).subject).not.toContain('\u2068');
  });
});
