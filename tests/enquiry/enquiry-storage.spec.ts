// How the enquiry list is stored in the browser.

import { emptyList, listToText } from '../../app/enquiry-list/enquiry-list.ts';
import { addressOf } from '../../app/pages.ts';
import { contactForm } from '../../content/contact-form.ts';
import { addressIn, otherLanguages } from '../../content/languages.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, hydrated, open, test, typeInto } from '../support/site.ts';
import {
  askAnything,
  detail,
  first,
  headerLink,
  list,
  names,
  openWith,
  packing,
  quantity,
  removeButton,
  second,
  store,
  stored,
} from './enquiry.ts';

const { empty, send, storage, removed, list: copy } = enquiryPage;
const destination = copy.destinationLabel;

test('everything that was typed is there after a reload and after Back @every-engine', async ({
  page,
}) => {
  await openWith(page, first, second);
  await typeInto(quantity(page, first), '2 pallets');
  await typeInto(packing(page, second), 'Crates\nno film');
  await typeInto(list(page).getByRole('textbox', { name: destination }), 'Hull');
  await list(page).getByRole('combobox', { name: copy.monthLabel }).selectOption('March');
  await typeInto(detail(page, contactForm.nameLabel), 'Mona');
  const expectAll = async () => {
    await expect(names(page)).toHaveText([first.name, second.name]);
    await expect(quantity(page, first)).toHaveValue('2 pallets');
    await expect(packing(page, second)).toHaveValue('Crates\nno film');
    await expect(list(page).getByRole('textbox', { name: destination })).toHaveValue('Hull');
    await expect(list(page).getByRole('combobox')).toHaveValue('3');
    await expect(detail(page, contactForm.nameLabel)).toHaveValue('Mona');
  };
  await page.reload();
  await hydrated(page);
  await expectAll();
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
  await expectAll();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/gallery') })
    .click();
  await expect(page).toHaveTitle(galleryPage.title);
  await page.goBack();
  await expect(page).not.toHaveTitle(galleryPage.title);
  await expectAll();
});

test('the page says what is stored, a second tab shows it, and Clear the list deletes it and can be undone', async ({
  page,
  context,
}) => {
  await openWith(page, first);
  await expect(list(page)).toContainText(storage.text);
  await quantity(page, first).fill('1 t');
  await detail(page, contactForm.nameLabel).fill('Mona');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['enquiry']);

  await test.step('Clear the list', async () => {
    await page.getByRole('button', { name: storage.clearLabel }).click();
    await expect(page.getByRole('heading', { name: empty.heading })).toBeFocused();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(removed.all);
    expect(await stored(page)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('unsent-enquiry'))).toBeNull();
    await page.getByRole('button', { name: removed.undoLabel }).click();
    await expect(names(page)).toHaveText([first.name]);
    await expect(quantity(page, first)).toHaveValue('1 t');
    await expect(detail(page, contactForm.nameLabel)).toHaveValue('Mona');
  });

  await test.step('Undo after another product was added keeps that product, and what was typed since', async () => {
    const clear = page.getByRole('button', { name: storage.clearLabel });
    const undo = page.getByRole('button', { name: removed.undoLabel });
    await detail(page, contactForm.emailLabel).fill('mona@example.com');
    const note = detail(page, send.noteLabel);
    await note.fill('A long note');
    for (const name of ['Mona', 'Sara']) {
      await clear.click();
      const ask = page.getByRole('main').getByRole('link', { name: askAnything }).last();
      // By keyboard: a click may be in the place of the one before, and would count as a double click.
      await ask.press('Enter');
      await expect(names(page)).toHaveCount(1);
      const added = await names(page).textContent();
      if (name === 'Sara') await detail(page, contactForm.nameLabel).fill(name);
      if (name === 'Sara') await note.fill('Another one');
      await undo.click();
      await expect(names(page)).toHaveText([first.name, added ?? '']);
      await expect(quantity(page, first)).toHaveValue('1 t');
      await expect(detail(page, contactForm.nameLabel)).toHaveValue(name);
      await expect(detail(page, contactForm.emailLabel)).toHaveValue('mona@example.com');
      await expect(note).toHaveValue(
        name === 'Sara' ? 'Another one\n\nA long note' : 'A long note',
      );
      await list(page).getByRole('listitem').last().getByRole('button').click();
      await expect(names(page)).toHaveText([first.name]);
    }
  });

  await test.step('a second tab shows the same list at once', async () => {
    const other = await context.newPage();
    await open(other, `${addressOf('enquiry')}?add=${second.id}`);
    for (const tab of [other, page]) await expect(names(tab)).toHaveText([first.name, second.name]);
    await quantity(other, second).fill('1 t');
    await expect(quantity(page, second)).toHaveValue('1 t');
    await removeButton(page, first).click();
    await expect(names(other)).toHaveText([second.name]);
    await expect(headerLink(other, 1)).toBeVisible();
    await other.close();
  });

  await test.step('a product that no longer exists is removed with a message, once', async () => {
    const lines = ['blue-mangoes', first.id].map((id) => ({ id, quantity: '', packing: '' }));
    await store(page, listToText({ ...emptyList, lines }));
    await page.reload();
    await hydrated(page);
    const note = page.getByText(removed.unknown('blue mangoes'));
    await expect(note).toBeVisible();
    await expect(names(page)).toHaveText([first.name]);
    await expect(headerLink(page, 1)).toBeVisible();
    await expect.poll(() => stored(page)).not.toContain('blue-mangoes');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('/gallery') })
      .click();
    await expect(page).toHaveTitle(galleryPage.title);
    await headerLink(page, 1).click();
    await expect(names(page)).toHaveText([first.name]);
    await expect(note).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(names(page)).toHaveText([first.name]);
    await expect(note).toHaveCount(0);
  });

  await test.step('the page in another language has the same list', async () => {
    await quantity(page, first).fill('2 pallets');
    for (const other of otherLanguages) {
      await page.getByRole('banner').getByRole('link', { name: other.name }).click();
      await expect(page).toHaveURL(addressIn(other, addressOf('enquiry')));
      // Its label is in that language.
      await expect(page.locator(`#quantity-${first.id}`)).toHaveValue('2 pallets');
    }
  });
});

test('with blocked storage the list works on all pages until a reload, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/seasons?month=2');
  await page.getByRole('main').getByRole('link', { name: askAnything }).first().click();
  await headerLink(page, 1).click();
  await expect(names(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText(storage.notKept);
  await list(page).getByRole('textbox', { name: destination }).fill('Hull');
  await expect(list(page).getByRole('textbox', { name: destination })).toHaveValue('Hull');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
