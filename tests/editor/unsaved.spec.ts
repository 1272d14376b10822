// What the form refuses to save, and what is typed and not saved.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expectNoViolationsAtAnyWidth } from '../every-page/axe.ts';
import { expect, test } from './edited-site.ts';
import { company, field, open, product, read, save } from './form.ts';

test('without storage the form opens, and says that it does not keep what is typed', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('localStorage is forbidden', 'SecurityError');
      },
    }),
  );
  await open(page, 'products', 'Products');
  await page.getByRole('link', { name: product.name.en }).click();
  const name = field(page, 'Name, English');
  await expect(name).toHaveValue(product.name.en);
  const notKept = page.getByText('Not kept if you close this page.');
  await expect(notKept).toBeHidden();
  await name.fill('Not saved');
  await expect(notKept).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(notKept).toBeHidden();
  await expect(name).toHaveValue(product.name.en);
});

test('a new image does not open the one that was begun before', async ({ page }) => {
  const next =
    Math.max(...globSync('content/gallery/*.yaml').map((path) => parseInt(basename(path), 10))) + 1;
  for (const number of [next, next + 1]) {
    await open(page, 'gallery', 'Gallery');
    await page.getByRole('button', { name: 'New image' }).click();
    await expect(page).toHaveURL(new RegExp(`/edit/gallery/${number}$`));
    const shows = field(page, 'What the picture shows, English');
    await expect(shows).toHaveValue('');
    await shows.fill(`Image ${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Image ${number}`);
  }
  await open(page, 'gallery', 'Gallery');
  for (const number of [next, next + 1])
    await expect(page.getByRole('link', { name: `Image ${number}` })).toBeVisible();
});

test('a double click removes one entry of a list, and discards changes', async ({ page }) => {
  await open(page, 'pages/about', 'About');
  const { length } = read('content/pages/about.yaml').values.cards;
  const entries = page.getByRole('button', { name: /^Remove Entry/ });
  await expect(entries).toHaveCount(length);
  await entries.first().dblclick();
  await expect(entries).toHaveCount(length - 1);
  await page.getByRole('button', { name: 'Discard changes' }).dblclick();
  await expect(entries).toHaveCount(length);
  await page.getByRole('button', { name: 'Bring my changes back' }).press('Enter');
  await expect(entries).toHaveCount(length - 1);
});

test('a broken entry is not saved, what is typed is kept until it is discarded, and files of others are not overwritten', async ({
  page,
  site,
}) => {
  await open(page, `products/${product.id}`, product.name.en);

  await test.step('a text without a letter of its language is noticed', async () => {
    const hint = page.getByText('It has none of its letters.');
    await expect(hint).toHaveCount(0);
    await field(page, 'Name, English').fill(product.name.ar);
    await expect(hint).toHaveText('Is this English? It has none of its letters.');
    await field(page, 'Name, العربية').fill(product.name.en);
    await expect(hint).toHaveCount(2);
    await field(page, 'Name, English').fill('50 %');
    await expect(hint).toHaveText('Is this العربية? It has none of its letters.');
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  await test.step('messages say what to correct', async () => {
    await field(page, 'Description, العربية').fill('');
    await field(page, 'Description, English').fill('x'.repeat(200));
    // Sooner than the check of what is typed. With Caps Lock, the key is “S”.
    await page.keyboard.press('Control+S');
    await expect(page.getByText('2 to correct')).toBeFocused();
    const description = page.getByRole('group', { name: 'Description' });
    await expect(description.getByText('200 of 60–140')).toBeVisible();
    const long = 'is 200 characters; write between 60 and 140.';
    await expect(description.getByText(long.replace('is', 'Is'))).toBeVisible();
    await expect(field(page, 'Description, English')).toHaveAccessibleDescription(
      /Is 200 characters/,
    );
    const list = page.getByRole('list', { name: 'What to correct' });
    await expect(list.getByRole('listitem')).toHaveText([
      `Description › English: ${long}`,
      'Description › العربية: is missing; write between 60 and 140 characters.',
    ]);
    expect(site.changes()).toEqual({});
    await list.getByRole('link', { name: 'Description › English:' }).click();
    await expect(field(page, 'Description, English')).toBeFocused();
    await page.getByText('2 to correct').click();
    await expect(list).toBeVisible();
    await field(page, 'Name, English').click();
    await expect(list, 'the list covers the form').toBeHidden();
    await expectNoViolationsAtAnyWidth(page, 'a product with mistakes');
  });

  await test.step('what is typed survives a reload until it is discarded', async () => {
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await field(page, 'Name, English').fill('Not saved');
    await page.reload();
    await expect(field(page, 'Name, English')).toHaveValue('Not saved');
    await expect(page.getByText('You have changes that are not saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(field(page, 'Name, English')).toHaveValue(product.name.en);
    await page.getByRole('button', { name: 'Bring my changes back' }).press('Enter');
    await expect(field(page, 'Name, English')).toHaveValue('Not saved');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.reload();
    await expect(field(page, 'Name, English')).toHaveValue(product.name.en);
    expect(site.changes()).toEqual({});
  });

  await test.step('two windows share what is typed, and what is saved', async () => {
    const other = await page.context().newPage();
    await open(other, `products/${product.id}`, product.name.en);
    await field(page, 'Name, English').fill('');
    await field(page, 'Name, English').pressSequentially('Typed here');
    await expect(field(other, 'Name, English')).toHaveValue('Typed here');
    await expect(field(page, 'Name, English')).toHaveValue('Typed here');
    const description = 'Typed in the other window, and long enough for a description.';
    await field(other, 'Description, English').fill(description);
    await expect(field(page, 'Description, English')).toHaveValue(description);
    await save(other);
    await expect(page.getByText('You have changes that are not saved.')).toBeHidden();
    await expect(field(page, 'Description, English')).toHaveValue(description);
    // What is typed in one while the other saves is not lost.
    await field(page, 'Name, English').pressSequentially('.');
    await Promise.all([
      other.getByRole('button', { name: 'Save', exact: true }).click(),
      field(page, 'Name, English').pressSequentially(' And on', { delay: 30 }),
    ]);
    for (const window of [page, other])
      await expect(field(window, 'Name, English')).toHaveValue('Typed here. And on');
    await other.close();
    // An open form would write its draft again.
    await page.goto('/edit/products');
    await page.evaluate(() => localStorage.clear());
    site.reset();
    await open(page, `products/${product.id}`, product.name.en);
  });

  await test.step('an owner who leaves during a save has nothing that is not saved', async () => {
    await page.route('**/edit/api/save', async (route) => {
      // The answer never arrives.
      await route.fetch();
      await page.goto('/edit/products');
    });
    await field(page, 'Name, English').fill('Saved ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Saved/ })).toBeVisible();
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    await page.unrouteAll();
    site.reset();
    await open(page, `products/${product.id}`, product.name.en);
  });

  await test.step('what was typed into an entry that another window removes becomes a new entry', async () => {
    const source = 'content/sources/handbook-of-tests.yaml';
    site.write(source, 'title:\n  en: Handbook\n  ar: كتيب\nurl: https://example.com/handbook\n');
    const other = await page.context().newPage();
    for (const window of [page, other]) await open(window, 'sources/handbook-of-tests', 'Handbook');
    await field(page, 'Title, English').fill('Handbook of tests');
    await expect(field(other, 'Title, English')).toHaveValue('Handbook of tests');
    await other.getByRole('button', { name: 'Remove this source' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sources');
    await expect(page.getByRole('button', { name: 'Drop this source' })).toBeVisible();
    await expect(field(page, 'Title, English')).toHaveValue('Handbook of tests');
    await other.close();
    await page.getByRole('button', { name: 'Drop this source' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Drop' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sources');
    await open(page, `products/${product.id}`, product.name.en);
  });

  await test.step('a file that was changed by another program is not overwritten', async () => {
    await field(page, 'Name, English').fill('Mine');
    const theirs = readFileSync(product.path, 'utf8').replace(/^order: .*/m, 'order: 9000');
    site.write(product.path, theirs);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('was changed outside this form');
    await expect(page.getByRole('button', { name: 'Keep mine: the next Save' })).toBeVisible();
    await expect(field(page, 'Name, English')).toHaveValue('Mine');
    expect(readFileSync(site.file(product.path), 'utf8')).toBe(theirs);

    await page.getByRole('button', { name: 'Show the other version and drop mine' }).click();
    await expect(field(page, 'Name, English')).toHaveValue(product.name.en);
    await field(page, 'Name, English').fill('Mine');
    await save(page);
    expect(site.changes()[product.path]).toContain('+ order: 9000');

    // Without a change, Ctrl+S does not bring the question which version to keep.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('Control+s');
    const isChecked = page.waitForResponse(/\/api\/check$/);
    await field(page, 'Name, English').fill('Mine again');
    await isChecked;
    expect(asked.filter((path) => path.endsWith('/save'))).toEqual([]);
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  await test.step('an entry is saved while another has a mistake, and the form says what keeps the site from showing it', async () => {
    site.write(
      'content/pages/home.yaml',
      `${readFileSync('content/pages/home.yaml', 'utf8')}\nx: y\n`,
    );
    await field(page, 'Name, English').fill('Mine as well');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The site cannot be shown until this is corrected:');
    await expect(alert.getByRole('listitem')).toHaveText(
      /^Pages: Home.*: has x, which is not a field/,
    );
    site.reset();
    await page.reload();
  });

  await test.step('a file that cannot be read is shown with its mistake', async () => {
    const broken = readFileSync(product.path, 'utf8').replace(
      /^category: .*/m,
      "category: 'fruits",
    );
    site.write(product.path, broken);
    await page.goto('/edit/products');
    await page.getByRole('link', { name: 'Cannot be read' }).click();
    // The form checks what it has opened.
    const isChecked = page.waitForResponse(/\/api\/check$/);
    await expect(page.getByRole('alert')).toContainText('category: lacks a closing quote');
    await isChecked;
    expect(readFileSync(site.file(product.path), 'utf8')).toBe(broken);
  });

  await test.step('values of another type are shown with their mistakes, and the form works', async () => {
    const text = readFileSync(product.path, 'utf8')
      .replace(/^pictures:\n(?: .*\n|-.*\n)*/m, 'pictures: mangoes-a\n')
      .replace(/^description:\n {2}en: .*/m, 'description:\n  en: 2026');
    site.write(product.path, text);
    await open(page, `products/${product.id}`, product.name.en);
    await expect(field(page, 'Description, English')).toHaveValue('2026');
    await expect(page.getByText('2 to correct')).toBeVisible();
    await field(page, 'Description, English').fill('Crisp roots.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Is not a list; write').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name.en);
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  await test.step('while the company lacks a fact, its form opens', async () => {
    const text = readFileSync('content/company.yaml', 'utf8');
    site.write('content/company.yaml', text.replace(/^city:\n(?: .*\n)*/m, ''));
    await open(page, 'company/company', company.name.en);
  });
});
