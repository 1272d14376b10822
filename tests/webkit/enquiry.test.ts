// The enquiry list: from a product's page to the message.

import { enquiryMail } from '../../app/enquiry-list/enquiry-mail.ts';
import { addressOf } from '../../app/pages.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { enquiryLink } from '../../content/pages/shell.ts';
import { productTexts } from '../../content/product-texts.ts';
import { products } from '../../content/products.ts';
import { describe, eventually, test } from './fixtures.ts';

const [product] = products;
if (!product) throw new Error('There is no product.');
const { id, name } = product;
const { list, send } = enquiryPage;

const ask = enquiryLink.askLabel(productTexts[id]?.inSentence ?? name);
const headerLink = {
  role: 'link',
  name: enquiryLink.label(1),
  within: { role: 'banner' },
} as const;
const quantity = {
  role: 'textbox',
  name: `${list.quantityLabel} ${list.forProduct(name)}`,
} as const;
const details = { role: 'region', name: send.heading } as const;
const detail = (label: string) => ({ role: 'textbox', name: label, within: details }) as const;

describe('enquiry list', () => {
  test('a product is added on its page, keeps its quantity on reload and is in the email', async ({
    page,
  }) => {
    await page.open(addressOf('product', product.id));
    await page.click({ role: 'link', name: ask, within: { role: 'main' } });
    await page.click(headerLink);
    await eventually(() => page.address()).toBe(addressOf('enquiry'));
    await page.fill(quantity, '2 pallets');
    await page.reload();
    await eventually(() => page.value(quantity)).toBe('2 pallets');
    await page.fill(detail(contactForm.nameLabel), 'Mona');
    await page.fill(detail(contactForm.emailLabel), 'mona@example.com');
    await page.click({ role: 'button', name: send.submitLabel, within: details });
    const { address } = enquiryMail(
      {
        lines: [{ id, quantity: '2 pallets', packing: '' }],
        destination: '',
        month: undefined,
      },
      { name: 'Mona', email: 'mona@example.com', phone: '', message: '' },
    );
    await eventually(() => page.tab.mails()).toEqual([address]);
  });
});
