import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { enquiryMailTexts, enquiryPage } from '../../content/pages/enquiry.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { fill } from '../text/fill.ts';
import { testInArabic } from '../text/test-in-arabic.ts';
import { emptyList } from './enquiry-list.ts';
import { enquiryMail, whatsAppAddress } from './enquiry-mail.ts';

const labels = { ...enquiryMailTexts, ...enquiryPage.list };
const contact = { name: ' Mona\nAdel ', email: 'mona@example.com', phone: '+20 1', message: '' };
const nobody = { name: '', email: '', phone: '', message: '' };
const line = (id: string, quantity = '', packing = '') => ({ id, quantity, packing });

describe('the message', () => {
  const [first, second] = products;
  if (!first || !second) throw new Error('The products are too few.');

  it('has all that was written, and a product without texts by its name', () => {
    const list = {
      lines: [line(first.id, ' 2 pallets ', '15 kg cartons\nno stickers'), line(second.id)],
      destination: ' Hull,  UK ',
      month: 3,
    };
    const { text } = enquiryMail(list, { ...contact, message: 'Soon?\nThanks\n' });
    expect(text.split('\r\n')).toEqual([
      `${labels.nameLabel}: Mona Adel`,
      `${labels.emailLabel}: mona@example.com`,
      `${labels.phoneLabel}: +20 1`,
      '',
      `1. ${first.name}`,
      `   ${labels.quantityLabel}: 2 pallets`,
      `   ${labels.packingLabel}: 15 kg cartons`,
      '     no stickers',
      `2. ${second.name}`,
      '',
      `${labels.destinationLabel}: Hull, UK`,
      `${labels.monthLabel}: ${seasonTexts.months[2]}`,
      '',
      'Soon?',
      'Thanks',
    ]);
  });

  it('does not mention what was left empty', () => {
    const { text } = enquiryMail({ ...emptyList, lines: [line(first.id)] }, nobody);
    expect(text).toBe(`1. ${first.name}`);
  });
});

describe('the mailto address (R16)', () => {
  const addressOf = (ids: string[], fields = contact) =>
    enquiryMail({ ...emptyList, lines: ids.map((id) => line(id)) }, fields).address;
  const subjectOf = (address: string) =>
    decodeURIComponent(/subject=([^&]*)/.exec(address)?.[1] ?? '');

  it('has the subject on one line, with up to three products', () => {
    // The list names products that the site does not have by their ids.
    const ids = ['Figs', 'Kale', 'Peas', 'Leeks', 'Rice'];
    const subject = (products: string) => fill(labels.subject, { name: 'Mona Adel', products });
    expect(subjectOf(addressOf(['Figs']))).toBe(subject('Figs'));
    expect(subjectOf(addressOf(ids.slice(0, 3)))).toBe(subject('Figs, Kale and Peas'));
    expect(subjectOf(addressOf(ids))).toBe(subject(`Figs, Kale, Peas and ${labels.more(2)}`));
  });

  it('goes to the company, encodes special characters and ends lines with CRLF', () => {
    const address = addressOf(['Figs'], { ...contact, message: '50% & more?\n🍊\uD83C' });
    expect(address).toMatch(/^mailto:[^?&]+\?subject=[^&]*&body=[^&]*$/);
    expect(address).toContain(`mailto:${company.email}?`);
    expect(address).toContain('50%25%20%26%20more%3F%0D%0A%F0%9F%8D%8A%EF%BF%BD');
  });

  it('is long above 1,800 characters', () => {
    const mail = (message: string) =>
      enquiryMail({ ...emptyList, lines: [line('Figs')] }, { ...contact, message });
    const rest = 1800 - mail('x').address.length;
    expect(mail('x'.repeat(rest + 1)).isLong).toBe(false);
    expect(mail('x'.repeat(rest + 2)).isLong).toBe(true);
  });
});

it('the WhatsApp address has the digits of the number and the whole message', () => {
  expect(whatsAppAddress('+20 100 000 0000', 'a & b\r\nc')).toBe(
    'https://wa.me/201000000000?text=a%20%26%20b%0D%0Ac',
  );
});

describe('an Arabic message', () => {
  testInArabic();

  it('isolates each line that was typed in another script', async () => {
    const { enquiryMail } = await import('./enquiry-mail.ts');
    const { enquiryPage, enquiryMailTexts } = await import('../../content/pages/enquiry.ts');
    const labels = { ...enquiryMailTexts, ...enquiryPage.list };
    const { products } = await import('../../content/products.ts');
    const [{ id, name } = { id: '', name: '' }] = products;
    const lines = [line(id, "2 x 40' HC\n1 x 20'", 'كرتون 5 kg')];
    const { text } = enquiryMail({ lines, destination: 'Jebel Ali', month: undefined }, contact);
    expect(text.split('\r\n')).toEqual([
      `${labels.nameLabel}: \u2068Mona Adel\u2069`,
      `${labels.emailLabel}: \u2068mona@example.com\u2069`,
      `${labels.phoneLabel}: \u2068+20 1\u2069`,
      '',
      `١. ${name}`,
      `   ${labels.quantityLabel}: \u20682 x 40' HC\u2069`,
      "     \u20681 x 20'\u2069",
      `   ${labels.packingLabel}: كرتون 5 kg`,
      '',
      `${labels.destinationLabel}: \u2068Jebel Ali\u2069`,
    ]);
  });
});
