import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { emptyList } from './enquiry-list.ts';
import { enquiryMail, whatsAppAddress } from './enquiry-mail.ts';

const contact = { name: ' Mona\nAdel ', email: 'mona@example.com', phone: '+20 1', message: '' };
const nobody = { name: '', email: '', phone: '', message: '' };
const line = (id: string, quantity = '', packing = '') => ({ id, quantity, packing });

describe('the message', () => {
  it('has all that was written, and a product without texts by its name', () => {
    const list = {
      lines: [line('oranges', ' 2 pallets ', '15 kg cartons\nno stickers'), line('onions')],
      destination: ' Hull,  UK ',
      month: 3,
    };
    const { text } = enquiryMail(list, { ...contact, message: 'Soon?\nThanks\n' });
    expect(text.split('\r\n')).toEqual([
      'Name: Mona Adel',
      'Email: mona@example.com',
      'Phone: +20 1',
      '',
      '1. Oranges',
      '   Quantity: 2 pallets',
      '   Packing: 15 kg cartons',
      '     no stickers',
      '2. Onions',
      '',
      'Destination: Hull, UK',
      'Month: March',
      '',
      'Soon?',
      'Thanks',
    ]);
  });

  it('does not mention what was left empty', () => {
    const { text } = enquiryMail({ ...emptyList, lines: [line('onions')] }, nobody);
    expect(text).toBe('1. Onions');
  });
});

describe('the mailto address (R16)', () => {
  const addressOf = (ids: string[], fields = contact) =>
    enquiryMail({ ...emptyList, lines: ids.map((id) => line(id)) }, fields).address;
  const subjectOf = (address: string) =>
    decodeURIComponent(/subject=([^&]*)/.exec(address)?.[1] ?? '');

  it('has the subject on one line, with up to three products', () => {
    const ids = ['oranges', 'onions', 'carrots', 'lettuce', 'cucumber'];
    expect(subjectOf(addressOf(['oranges']))).toBe('Enquiry from Mona Adel: Oranges');
    expect(subjectOf(addressOf(ids.slice(0, 3)))).toBe(
      'Enquiry from Mona Adel: Oranges, Onions and Carrots',
    );
    expect(subjectOf(addressOf(ids))).toBe(
      'Enquiry from Mona Adel: Oranges, Onions, Carrots and 2 more',
    );
  });

  it('goes to the company, encodes special characters and ends lines with CRLF', () => {
    const address = addressOf(['oranges'], { ...contact, message: '50% & more?\n🍊\uD83C' });
    expect(address).toMatch(/^mailto:[^?&]+\?subject=[^&]*&body=[^&]*$/);
    expect(address).toContain(`mailto:${company.email}?`);
    expect(address).toContain('50%25%20%26%20more%3F%0D%0A%F0%9F%8D%8A%EF%BF%BD');
  });

  it('is long above 1,800 characters', () => {
    const mail = (message: string) =>
      enquiryMail({ ...emptyList, lines: [line('oranges')] }, { ...contact, message });
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
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('isolates each line that was typed in another script', async () => {
    vi.stubEnv('SITE_LANGUAGE', 'ar');
    vi.resetModules();
    const { enquiryMail } = await import('./enquiry-mail.ts');
    const { enquiryMail: labels } = await import('../../content/pages/enquiry.ts');
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
