import { company } from '../../content/company.ts';
import { enquiryPage, enquiryMailTexts as texts } from '../../content/pages/enquiry.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import type { ContactMessage } from '../contact/contact-mail.ts';
import { encode, linesOf, type Mail, mailTo, onOneLine, typed } from '../contact/mail-to.ts';
import { fill } from '../text/fill.ts';
import { listText } from '../text/list-text.ts';
import { numberText } from '../text/number-text.ts';
import { productName } from '../text/product-name.ts';
import type { EnquiryLine, EnquiryList } from './enquiry-list.ts';

const { list: labels } = enquiryPage;

/** The most products that are named in the subject. */
const namedInSubject = 3;

/** The email about all products of a list (R16). What the visitor left empty is not mentioned. */
export function enquiryMail(
  { lines, destination, month }: EnquiryList,
  contact: ContactMessage,
): Mail {
  const names = lines.map(({ id }) => productName(id));
  const rest = names.length - namedInSubject;
  const shown = rest > 0 ? [...names.slice(0, namedInSubject), texts.more(rest)] : names;
  const subject = fill(texts.subject, {
    name: typed(onOneLine(contact.name)),
    products: listText(shown),
  });

  const products = lines.flatMap((line, index) => [
    `${numberText(index + 1)}. ${productName(line.id)}`,
    ...textsOf(line).map((text) => `   ${text}`),
  ]);
  const blocks = [
    [
      ...labelled(texts.nameLabel, onOneLine(contact.name)),
      ...labelled(texts.emailLabel, onOneLine(contact.email)),
      ...labelled(texts.phoneLabel, onOneLine(contact.phone)),
    ],
    products,
    [
      ...labelled(labels.destinationLabel, onOneLine(destination)),
      ...(month ? [`${labels.monthLabel}: ${seasonTexts.months[month - 1]}`] : []),
    ],
    contact.message.trim() === '' ? [] : linesOf(contact.message.trim()).map(typed),
  ];
  const text = blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) => (index > 0 ? ['', ...block] : block));
  return mailTo(company.email, subject, text);
}

/** The quantity and the packing of a product. */
function textsOf({ quantity, packing }: EnquiryLine): string[] {
  return [
    ...labelled(labels.quantityLabel, quantity.trim()),
    ...labelled(labels.packingLabel, packing.trim()),
  ];
}

/** A label with what was typed for it. Further lines are indented. */
function labelled(label: string, value: string): string[] {
  if (value === '') return [];
  return linesOf(value)
    .map(typed)
    .map((line, index) => (index > 0 ? `  ${line}` : `${label}: ${line}`));
}

/** A link that opens WhatsApp with a message to a phone number. */
export function whatsAppAddress(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encode(text)}`;
}
