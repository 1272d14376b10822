// Forms used in a hurry: two actions without a pause, and submissions before script.
import type { Page } from '@playwright/test';
import { company } from '../content/company.ts';
import { localAddress } from '../content/languages.ts';
import { contactForm } from '../content/pages/contact.ts';
import { enquiryPage } from '../content/pages/enquiry.ts';
import { newsPage } from '../content/pages/news.ts';
import { enquiryLink } from '../content/pages/shell.ts';
import { productWords } from '../content/product-words.ts';
import { products } from '../content/products.ts';
import { field, fill, form, submit } from './contact-form.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, hydrated, open, test } from './site.ts';

const values = { name: 'Mona Adel', email: 'mona@example.com', message: 'Oranges?' };
const submitButton = (page: Page) =>
  form(page).getByRole('button', { name: contactForm.submitLabel });

/** Counts the mails that the page opens from now on. */
function countMails(page: Page): () => number {
  let mails = 0;
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails += 1;
  });
  return () => mails;
}

/** Checks that a mail was opened once and that no field shows an error. */
async function expectOneMail(page: Page, mails: () => number) {
  await expect(form(page).getByRole('status').first()).toContainText(contactForm.openedNote);
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  expect(
    await form(page)
      .locator('input, textarea')
      .evaluateAll((fields) => fields.filter((one) => one.matches(':user-invalid')).length),
  ).toBe(0);
  await expect.poll(mails).toBe(1);
}

const secondTries: [name: string, send: (page: Page) => Promise<void>][] = [
  ['a double click', (page) => submitButton(page).dblclick()],
  [
    'two clicks 300 ms apart',
    async (page) => {
      await submitButton(page).click();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      await submitButton(page).click();
    },
  ],
  [
    'Enter twice',
    async (page) => {
      await field(page, 'name').press('Enter');
      await field(page, 'name').press('Enter');
    },
  ],
];
for (const [name, send] of secondTries)
  test(`the contact form opens one mail and shows no error after ${name} @every-language`, async ({
    page,
  }) => {
    await open(page, '/contact');
    await fill(page, values);
    const mails = countMails(page);
    await send(page);
    await expectOneMail(page, mails);
  });

test('the contact form can send another message after the first one @every-language', async ({
  page,
}) => {
  await open(page, '/contact');
  await fill(page, values);
  await submitButton(page).dblclick();
  const mails = countMails(page);
  await field(page, 'name').fill('Mona');
  await submit(page);
  await expect(field(page, 'email')).toBeFocused();
  await fill(page, values);
  await submit(page);
  await expect.poll(mails).toBe(1);
});

for (const name of ['name', 'message'] as const)
  test(`Enter and a click report a ${name} of only spaces as missing`, async ({ page }) => {
    await open(page, '/contact');
    await fill(page, { ...values, [name]: '   ' });
    const mails = countMails(page);
    await field(page, 'email').press('Enter');
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await submit(page);
    await expect(field(page, name)).toBeFocused();
    await expect(form(page)).not.toContainText(contactForm.openedNote);
    expect(mails()).toBe(0);
  });

test('the enquiry reports a name of only spaces as missing, also by Enter', async ({ page }) => {
  await open(page, `/enquiry?add=${products[0]?.id}`);
  const { send } = enquiryPage;
  const part = page.getByRole('region', { name: send.heading });
  const name = part.getByRole('textbox', { name: contactForm.nameLabel });
  await name.fill('   ');
  await part.getByRole('textbox', { name: contactForm.emailLabel }).fill(values.email);
  await name.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(part).not.toContainText(contactForm.openedNote);
});

test('a double click opens one mail with the enquiry', async ({ page }) => {
  await open(page, `/enquiry?add=${products[0]?.id}`);
  const part = page.getByRole('region', { name: enquiryPage.send.heading });
  await part.getByRole('textbox', { name: contactForm.nameLabel }).fill(values.name);
  await part.getByRole('textbox', { name: contactForm.emailLabel }).fill(values.email);
  const mails = countMails(page);
  await part.getByRole('button', { name: enquiryPage.send.submitLabel }).dblclick();
  await expect(part).toContainText(contactForm.openedNote);
  expect(mails()).toBe(1);
});

test('the list is restored by a double click on Undo after a double click on Remove', async ({
  page,
}) => {
  const [first, second] = products;
  if (!first || !second) throw new Error('Two products are needed.');
  for (const { id } of [first, second]) await open(page, `/enquiry?add=${id}`);
  const main = page.getByRole('main');
  const { list, removed } = enquiryPage;
  const lines = main
    .getByRole('link', { name: first.name })
    .or(main.getByRole('link', { name: second.name }));
  await expect(lines).toHaveCount(2);
  await main.getByRole('button', { name: list.removeLabel }).first().dblclick();
  await expect(lines).toHaveCount(1);
  await main.getByRole('button', { name: removed.undoLabel }).dblclick();
  await expect(lines).toHaveCount(2);
});

test('the newsletter form answers once, without an error, after a double click', async ({
  page,
}) => {
  await open(page, '/news');
  const { newsletter } = newsPage;
  const part = page.getByRole('main').locator('form');
  await part.getByRole('textbox').fill(values.email);
  await part.getByRole('button', { name: newsletter.buttonLabel }).dblclick();
  await expect(part.getByRole('status')).toHaveText(newsletter.answer);
  await expect(part.locator('[aria-invalid]')).toHaveCount(0);
});

test.describe('before script', () => {
  test('the contact form keeps what is typed and opens the exact mail once script arrives @every-language', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(localAddress('/contact'), { waitUntil: 'commit' });
    await fill(page, values);
    const mails = countMails(page);
    const opened = page.waitForRequest(/^mailto:/);
    await submitButton(page).dblclick();
    await expect(field(page, 'name')).toHaveValue(values.name);
    expect(mails()).toBe(0);
    release();
    expect(decodeURIComponent((await opened).url())).toContain(`: ${values.name}\r\n`);
    await expectOneMail(page, mails);
  });

  test('“Ask about” adds the product once script arrives, on the same page', async ({ page }) => {
    const [product] = products;
    if (!product) throw new Error('There is no product.');
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(localAddress(`/products/${product.id}`), { waitUntil: 'commit' });
    const name = productWords[product.id]?.inSentence ?? product.name;
    await page
      .getByRole('main')
      .getByRole('link', { name: enquiryLink.askLabel(name) })
      .dblclick();
    release();
    await hydrated(page);
    await expect(
      page.getByRole('main').getByRole('link', { name: enquiryLink.listedName(name) }),
    ).toBeVisible();
    await expect(page).toHaveURL(localAddress(`/products/${product.id}`));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form writes a mail with a subject', async ({ page }) => {
    await page.goto(localAddress('/contact'));
    const subject = encodeURIComponent(contactForm.mail.subject.replace('{name}', company.name));
    await expect(submitButton(page)).toHaveAttribute(
      'formaction',
      `mailto:${company.email}?subject=${subject}`,
    );
  });
});
