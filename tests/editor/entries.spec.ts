// What the owner changes in the form of `npm run edit`, and what is in the files and on the site then.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { seasonTexts } from '../../content/season-texts.ts';
import { expectNoViolationsAtAnyWidth } from '../every-page/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from './edited-site.ts';
import {
  article,
  company,
  field,
  gallery,
  image,
  open,
  otherProduct,
  photo,
  pictureTable,
  product,
  read,
  save,
  seasonal,
  showOnSite,
} from './form.ts';

test('a product changes four lines, a new one with two photos is one file, and the site shows both at once', async ({
  page,
  site,
  context,
}) => {
  await page.goto('/edit/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  await expectNoViolationsAtAnyWidth(page, 'the list');
  await test.step('a product is found by a word of its description', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill(product.description.en);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });
  await page.getByRole('link', { name: product.name.en }).click();

  await test.step('a source is found by a part of its name', async () => {
    const sources = page.getByRole('group', { name: 'Sources' }).first();
    await sources.locator('summary').click();
    const all = globSync('content/sources/*.yaml');
    await expect(sources.getByRole('checkbox')).toHaveCount(all.length);
    const [wanted] = all.map(read);
    await sources.getByRole('searchbox', { name: 'Find' }).fill(wanted.title.en.toLowerCase());
    await expect(sources.getByRole('checkbox')).toHaveCount(1);
  });

  await test.step('a source that is added in another tab can be chosen', async () => {
    const sources = page.getByRole('group', { name: 'Sources' }).first();
    const link = sources.getByRole('link', { name: 'Add another source in a new tab' });
    await expect(link).toHaveAttribute('href', '/edit/sources');
    const title = 'Our own harvest book';
    const added = readFileSync(globSync('content/sources/*.yaml')[0] ?? '', 'utf8');
    site.write(
      'content/sources/own.yaml',
      added
        .replace(/^( +en:) .*/m, `$1 ${title}`)
        .replace(/^url: .*/m, 'url: https://bustan.example/harvest'),
    );
    // As when the owner comes back to this tab.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await sources.getByRole('searchbox', { name: 'Find' }).fill(title);
    await expect(sources.getByRole('checkbox')).toHaveCount(1);
    site.reset();
  });

  const shown = await context.newPage();
  await shown.goto('/products');
  await expect(shown.getByRole('heading', { name: product.name.en, exact: true })).toBeVisible();
  await test.step('both languages and a month of a product change four lines', async () => {
    await field(page, 'Name, English').fill(`${product.name.en} one`);
    const reminder = page.getByText('العربية is as it was');
    await expect(reminder).toBeVisible();
    await field(page, 'Name, العربية').fill(`${product.name.ar} واحد`);
    await expect(reminder).toBeHidden();
    await page
      .getByRole('button', { name: /^July: / })
      .first()
      .click();
    await expect(page.getByText('You have changes that are not saved.')).toBeVisible();
    await save(page);

    const { [product.path]: lines = [], ...others } = site.changes();
    expect(others).toEqual({});
    expect(lines).toEqual([
      `- en: ${product.name.en}`,
      `- ar: ${product.name.ar}`,
      `+ en: ${product.name.en} one`,
      `+ ar: ${product.name.ar} واحد`,
      expect.stringMatching(/^- .*months: \{/),
      expect.stringMatching(/^\+ .*months: \{.* jul: /),
    ]);
    await expect(shown.getByRole('heading', { name: `${product.name.en} one` })).toBeVisible();
  });

  await test.step('a new product is dropped before it is saved', async () => {
    await page.goto('/edit/products/dates-of-siwa?name=Dates+of+Siwa');
    await page.getByRole('button', { name: 'Drop this product' }).click();
    await page.getByRole('button', { name: 'Drop', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect(page.getByRole('link', { name: 'dates-of-siwa' })).toBeHidden();
  });

  await test.step('a new product with two photos is one file, until it is removed', async () => {
    await page.getByRole('button', { name: 'New product' }).click();
    const name = field(page, 'Its name or title in English');
    await name.fill('x'.repeat(160));
    await name.pressSequentially('x');
    // It is the name of a file, too.
    await expect(name).toHaveValue('x'.repeat(160));
    const category: string = otherProduct.category;
    await name.fill(category);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      /^The products page has this/,
    );
    await name.fill('Sugar Mangoes');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sugar Mangoes');

    await field(page, 'Name, العربية').fill('مانجو سكري');
    await field(page, 'Name inside a sentence, العربية').fill('المانجو السكري');
    await field(page, 'Description, English').fill(otherProduct.description.en);
    await field(page, 'Description, العربية').fill(otherProduct.description.ar);
    await page.getByRole('combobox', { name: 'Category' }).selectOption(otherProduct.category);
    for (const [index, colour] of ['#2a6', '#a62'].entries()) {
      const picture = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: `Picture ${index + 1}` }) });
      await picture.getByLabel('Upload a photo').setInputFiles({
        name: 'IMG_1.jpg',
        mimeType: 'image/jpeg',
        buffer: await photo(720, 900, colour),
      });
      // While the photo is prepared, the owner types on.
      await field(picture, 'What the picture shows, English').fill(`Mangoes ${index + 1}`);
      await field(picture, 'What the picture shows, العربية').fill(`مانجو ${index + 1}`);
      await expect(picture.getByText(`Picture: sugar-mangoes-${'ab'[index]}`)).toBeVisible({
        timeout: 30_000,
      });
    }
    await page.getByRole('combobox', { name: 'Supply' }).selectOption('seasonal');
    await page.getByRole('button', { name: 'Add row of months' }).click();
    for (let clicks = 0; clicks < 3; clicks++)
      await page.getByRole('button', { name: /^July: / }).click();
    await expect(page.getByRole('button', { name: 'July: peak' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Certainty' }).selectOption('high');
    await page.getByRole('group', { name: 'Sources' }).getByRole('checkbox').first().check();
    await page.getByRole('combobox', { name: 'How it travels' }).selectOption('moist');
    // A double click saves once.
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();

    expect(Object.keys(site.changes())).toEqual([
      product.path,
      'content/products/sugar-mangoes.yaml',
    ]);
    const saved = parse(readFileSync(site.file('content/products/sugar-mangoes.yaml'), 'utf8'));
    expect(Object.keys(saved)).toEqual(Object.keys(otherProduct).filter((key) => key in saved));
    expect(saved.season.crops[0].months).toEqual({ jul: 'peak' });
    expect(saved.pictures).toEqual(
      ['a', 'b'].map((letter, index) => ({
        picture: `sugar-mangoes-${letter}`,
        shows: { en: `Mangoes ${index + 1}`, ar: `مانجو ${index + 1}` },
      })),
    );
    await expect(shown.getByRole('heading', { name: 'Sugar Mangoes' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove this product' }).click();
    // A double click removes once.
    const removals: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/remove')) removals.push(request.url());
    });
    await page.getByRole('button', { name: 'Remove', exact: true }).last().dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    expect(removals).toHaveLength(1);
    expect(Object.keys(site.changes())).toEqual([product.path]);
    await expect(shown.getByRole('heading', { name: 'Sugar Mangoes' })).toBeHidden();
    await shown.close();
  });

  await test.step('an entry that others name cannot be removed', async () => {
    const before = site.changes();
    await page.goto(`/edit/categories/${product.category}`);
    await page.getByRole('button', { name: 'Remove this category' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('It cannot be removed yet.');
    await expect(
      dialog.getByRole('link', { name: `Products: ${product.name.en} one` }),
    ).toBeVisible();
    expect(site.changes()).toEqual(before);
  });

  await test.step('an entry cannot be removed while a mistake hides which others name it', async () => {
    const text = readFileSync(article.path, 'utf8');
    site.write(article.path, text.replace(/^date: .*\n/m, ''));
    const before = site.changes();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove this category' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await expect(dialog).toContainText('that is checked only when these are correct');
    await expect(dialog.getByRole('link', { name: `News: ${article.title.en}` })).toBeVisible();
    expect(site.changes()).toEqual(before);
  });
});

test('the phone and the place of the company and a heading of a page change one line each', async ({
  page,
  site,
}) => {
  await open(page, 'company/company', company.name.en);
  await field(page, 'Phone').fill('+20 2 1111 1111');
  const latitude = page.getByRole('spinbutton', { name: 'Latitude' });
  // Key by key, “-0”, “-0.0” and “-0.05”.
  await latitude.press('ControlOrMeta+a');
  await latitude.pressSequentially('-0.05');
  await expect(latitude).toHaveValue('-0.05');
  await save(page);

  await open(page, 'pages/gallery', 'Gallery');
  const heading = page.getByRole('group', { name: 'Top of the page' });
  await field(heading, 'Heading, English').fill('From our fields');
  await save(page);
  expect(site.changes()).toEqual({
    'content/company.yaml': [
      `- phone: ${company.phone}`,
      '+ phone: +20 2 1111 1111',
      expect.stringMatching(/^- .*latitude: /),
      expect.stringMatching(/^\+ .*latitude: -0\.05/),
    ],
    'content/pages/gallery.yaml': [`- en: ${gallery.hero.heading.en}`, '+ en: From our fields'],
  });
});

test('an article: its buttons write marks, its picture is chosen, and a sentence in each language changes two lines', async ({
  page,
  site,
}) => {
  await open(page, `news/${article.id}`, article.title.en);
  await expectNoViolationsAtAnyWidth(page, 'an article');
  const text = field(page, 'Text, English');
  const discard = page.getByRole('button', { name: 'Discard changes' });
  const preview = page.getByRole('button', { name: 'Preview' }).first();

  await test.step('the buttons write marks, and undo takes them back', async () => {
    await text.fill('One word.');
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 8));
    await page.getByRole('button', { name: 'Bold' }).first().click();
    await expect(text).toHaveValue('One **word**.');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue('One word.');
    await page.getByRole('button', { name: 'Heading' }).first().click();
    await expect(text).toHaveValue('## One word.');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+End');
    await page.getByRole('button', { name: 'Table' }).first().click();
    await preview.click();
    await expect(page.getByRole('table', { name: 'What it shows' })).toBeVisible();
    // It goes when the text changes.
    await text.press('Control+End');
    await text.press('x');
    await expect(page.getByRole('table', { name: 'What it shows' })).toHaveCount(0);
    await discard.click();
  });

  await test.step('a preview that arrives after the text has changed is not shown', async () => {
    await text.fill('Older words.');
    const release = await holdRequests(page, '**/edit/api/preview');
    const arrived = page.waitForResponse(/\/api\/preview$/);
    await preview.click();
    await text.press('Control+End');
    await text.pressSequentially(' Newer words.');
    release();
    await (await arrived).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(preview).toHaveAttribute('aria-pressed', 'false');
    await preview.click();
    await expect(page.getByRole('paragraph').filter({ hasText: /^Older words/ })).toHaveText(
      'Older words. Newer words.',
    );
    await discard.click();
    await expect(preview, 'the text is another one').toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a picture is put between two paragraphs, and the preview shows it and the months of a product', async () => {
    await text.fill(`One {season:${seasonal?.id}}.`);
    await page.keyboard.press('Control+End');
    await page.getByRole('button', { name: 'Picture', exact: true }).first().click();
    const chosen = page.getByRole('dialog').getByRole('listitem').first();
    const name = await chosen.textContent();
    await chosen.getByRole('button').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(text).toHaveValue(`One {season:${seasonal?.id}}.\n\n{picture:${name}}\n\n`);
    await preview.click();
    await expect(page.getByRole('figure').locator('img')).toHaveJSProperty('complete', true);
    await expect(page.getByRole('figure')).toHaveText(/\w/);
    await expect(page.getByRole('paragraph').filter({ hasText: /^One / })).toHaveText(
      new RegExp(`^One (${seasonTexts.months.join('|')})\\b[^{}]*\\.$`),
    );
    await discard.click();
  });

  await test.step('another picture is chosen from those that fit', async () => {
    await page.getByRole('button', { name: 'Choose another picture' }).click();
    const pictures = page.getByRole('dialog').getByRole('listitem');
    const names = await pictures.allTextContents();
    const suitable = pictureTable.filter(({ kind }) => ['gallery', 'news'].includes(kind));
    expect(names.toSorted()).toEqual(suitable.map(({ id }) => id).toSorted());
    await pictures.filter({ hasText: image.picture }).first().getByRole('button').click();
    await expect(page.getByText(`Picture: ${image.picture}`)).toBeVisible();
    // The gallery says what it shows, and another page that shows the first picture says that now.
    await save(page);
    await expect(field(page, 'What the picture shows, English')).toHaveValue('');
    expect(site.changes()[article.path]).toContain(`+ picture: ${image.picture}`);
    await page.goto('/edit/news');
    site.reset();
    await open(page, `news/${article.id}`, article.title.en);
  });

  await test.step('a mistake in the text leads to its line', async () => {
    const text = field(page, 'Text, English');
    const before = await text.inputValue();
    await text.fill(`${before}\n\nIt is {season:nothing} now.\n`);
    await page.getByText('1 to correct').click();
    await page.getByRole('list', { name: 'What to correct' }).getByRole('link').click();
    await expect(text).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      'It is {season:nothing} now.',
    );
    await text.fill(before);
  });

  await test.step('a sentence in each language changes two lines, and the site shows it', async () => {
    for (const [language, sentence] of [
      ['English', 'A new row.'],
      ['العربية', 'صف جديد.'],
    ] as const) {
      const text = field(page, `Text, ${language}`);
      const before = await text.inputValue();
      await text.fill(before.replace('\n\n', ` ${sentence}\n\n`));
    }
    await preview.click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await save(page);
    const { [article.path]: lines = [], ...others } = site.changes();
    expect(others).toEqual({});
    expect(lines.map((line) => line[0])).toEqual(['-', '+', '-', '+']);
    expect(lines[1]).toMatch(/ A new row\.$/);
    expect(lines[3]).toMatch(/ صف جديد\.$/);
    await showOnSite(page, 'English');
    await expect(page.getByText('A new row.')).toBeVisible();
    await page.goBack();
    await showOnSite(page, 'العربية');
    await expect(page.getByText('صف جديد.')).toBeVisible();
  });
});

test('the focus stays near what a button adds or removes, and rows are no wider than a phone', async ({
  page,
}) => {
  await open(page, `products/${seasonal?.id}`, seasonal?.name.en);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Row of months 2', exact: true }) });
  await test.step('a row', async () => {
    await page.getByRole('button', { name: 'Add row of months' }).press('Enter');
    await expect(row.locator(':focus')).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove Row of months 2' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Row of months 1' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove Row of months 1' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Add row of months' })).toBeFocused();
  });
  await test.step('Discard', async () => {
    await page.getByRole('button', { name: 'Discard changes' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  });
  await test.step('an optional group', async () => {
    const add = page.locator('.absent > button').first();
    const name = (await add.textContent())?.replace('Add ', '') ?? '';
    await add.press('Enter');
    const remove = page.getByRole('button', { name: `Remove ${name}` });
    await expect(
      remove.locator('xpath=..').locator(':is(input, textarea, select):focus'),
    ).toHaveCount(1);
    await remove.press('Enter');
    await expect(page.getByRole('button', { name: `Add ${name}` })).toBeFocused();
  });
  await test.step('links of a menu', async () => {
    await open(page, 'words/navigation', 'Menus');
    await expectNoViolationsAtAnyWidth(page, 'the navigation');
    const menu = page.getByRole('group', { name: 'Mobile', exact: true });
    const buttonOf = (action: string) => menu.getByRole('button', { name: action, exact: true });
    const pages = Object.keys(read('content/words/navigation.yaml').mobile);
    const [first, last] = [pages[0], pages.at(-1)];
    await buttonOf(`Move the link to “${first}” down`).press('Enter');
    await expect(menu.getByRole('heading').nth(1)).toHaveText(`Link to “${first}”`);
    await expect(menu.locator(':focus')).toHaveAccessibleName(`Move the link to “${first}” up`);
    await buttonOf(`Move the link to “${first}” up`).press('Enter');
    await buttonOf(`Remove the link to “${last}”`).press('Enter');
    await expect(buttonOf(`Remove the link to “${pages.at(-2)}”`)).toBeFocused();
    await menu.getByRole('combobox').selectOption(last ?? '');
    await expect(
      menu.getByRole('listitem').last().locator(':is(input, textarea):focus'),
    ).toHaveCount(1);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
