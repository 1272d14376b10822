// The form of `npm run edit`, in a copy of the project: what it saves, and what it refuses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { seasonTexts } from '../../content/season-texts.ts';
import { copySite } from '../../scripts/site-copy.ts';
import { expectNoViolationsAtAnyWidth } from '../every-page/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, startServer, test } from './edited-site.ts';

// All tests share a site, which each of them changes.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.afterEach(({ site }) => site.reset());

const read = (path: string) => parse(readFileSync(path, 'utf8'));
const products = globSync('content/products/*.yaml').map((path) => ({
  path,
  id: basename(path, '.yaml'),
  ...read(path),
}));
const [product, otherProduct] = products;
/** A product of whose months articles can name the whole. */
const [seasonal] = products.filter(
  ({ season }) => season.supply === 'seasonal' && season.crops.length === 1,
);
const [article] = globSync('content/news/*.yaml')
  .map((path) => ({ path, id: basename(path, '.yaml'), ...read(path) }))
  .filter(({ text }) => text.en.includes('| --- |'));
const home = read('content/pages/home.yaml');
const gallery = read('content/pages/gallery.yaml');
const company = read('content/company.yaml');

const [image] = globSync('content/gallery/*.yaml').map((path) => ({
  id: basename(path, '.yaml'),
  ...read(path),
}));
const pictureTable: { id: string; kind: string }[] = JSON.parse(
  readFileSync('pictures/pictures.json', 'utf8'),
);

const photo = (width: number, height: number, colour = '#2a6') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

async function open(page: Page, address: string, heading: string) {
  await page.goto(`/edit/${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

const field = (page: Page | Locator, name: string) =>
  page.getByRole('textbox', { name, exact: true });

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
}

/** Follows the link to the page of the entry, in the same tab. */
async function showOnSite(page: Page, language: string) {
  const link = page.getByRole('link', { name: `See it in ${language}` });
  await link.evaluate((link) => link.removeAttribute('target'));
  await link.click();
}

test('a product changes four lines, a new one with two photos is one file, and the site shows both at once', async ({
  page,
  site,
  context,
}) => {
  const shown = await context.newPage();
  await shown.goto('/products');
  await expect(shown.getByRole('heading', { name: product.name.en, exact: true })).toBeVisible();
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

  await test.step('and not while a mistake hides which others name it', async () => {
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

test('the phone and the place of the company and a heading of a page change one line each, and the site shows them', async ({
  page,
  site,
}) => {
  await open(page, 'words/navigation', 'Menus');
  await expectNoViolationsAtAnyWidth(page, 'the navigation');
  await open(page, 'company/company', company.name.en);
  await field(page, 'Phone').fill('+20 2 1111 1111');
  const latitude = page.getByRole('spinbutton', { name: 'Latitude' });
  // Key by key, “-0”, “-0.0” and “-0.05”.
  await latitude.press('ControlOrMeta+a');
  await latitude.pressSequentially('-0.05');
  await expect(latitude).toHaveValue('-0.05');
  await save(page);

  await open(page, 'pages/gallery', 'Gallery');
  await expectNoViolationsAtAnyWidth(page, 'a page');
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

  await showOnSite(page, 'English');
  await expect(page.getByRole('heading', { name: 'From our fields' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('+20 2 1111 1111');
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
    // Both the gallery and the article would say what it shows. If the home page shows the article's picture,
    // too, nothing would say it of that one.
    const isAtHome = JSON.stringify(home).includes(`"${article.picture}"`);
    await expect(page.getByText(`${isAtHome ? 2 : 1} to correct`)).toBeVisible();
    expect(site.changes()).toEqual({});
    await discard.click();
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

test('a form that is open already is not opened at another address, where its drafts would be missing', async ({
  site,
}) => {
  const { port } = new URL(site.url);
  const second = spawn(process.execPath, ['scripts/dev.ts', '--edit', '--port', port], {
    cwd: site.folder,
    env: { ...process.env, CI: '1' },
  });
  const [said] = await Promise.all([second.stderr.toArray(), once(second, 'exit')]);
  expect(second.exitCode).toBe(1);
  expect(String(said)).toContain(`open already: http://localhost:${port}/edit/`);
});

test('other servers do not remove the libraries of the form when they start', async ({
  page,
  site,
}) => {
  const libraries = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.includes('/deps/')) libraries.add(pathname);
  });
  await open(page, '', 'Products');
  expect([...libraries].join()).toContain('react');
  // The server of the form answers from memory what it has read once, so the files are compared.
  const timesOfFiles = () =>
    [...libraries].map((path) => [
      path,
      statSync(site.file(path), { throwIfNoEntry: false })?.mtimeMs,
    ]);
  const before = timesOfFiles();
  expect(before).not.toContainEqual([expect.any(String), undefined]);

  const copy = copySite();
  for (const [folder, ...options] of [[copy.folder, '--edit'], [site.folder]] as const) {
    const other = await startServer(folder, ...options);
    const after = timesOfFiles();
    await other.stop();
    expect.soft(after, `npm run dev ${options.join(' ')} in ${folder}`).toEqual(before);
  }
  copy.remove();
});

test.describe('a server that has stopped', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\/preview$/ });

  test('is said below the text, and the preview works again once it answers', async ({ page }) => {
    await open(page, `news/${article.id}`, article.title.en);
    await page.route('**/edit/api/preview', (route) => route.abort());
    const preview = page.getByRole('button', { name: 'Preview' }).first();
    await preview.click();
    await expect(page.getByRole('alert')).toContainText('Start it again with “npm run edit”.');
    await page.unroute('**/edit/api/preview');
    await preview.click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a photo', () => {
  // The answer to a photo that is too small, and a server that has stopped.
  test.use({ expectedErrors: /status of 422|ERR_FAILED|^failed: .*\/take-back$/ });

  test('replaces another until the owner takes that back, and content stays as it is', async ({
    page,
    site,
  }) => {
    await open(page, `gallery/${image.id}`, image.shows.en);
    const shown = page.getByRole('group', { name: 'Picture', exact: true }).locator('img').first();
    const before = await shown.getAttribute('src');
    const upload = page.getByLabel('Replace this photo');
    await upload.setInputFiles({
      name: 'small.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(600, 600),
    });
    await expect(page.getByRole('alert')).toContainText(
      /^small.jpg is 600 × 600 pixels; .* needs at least/,
    );
    await upload.setInputFiles({
      name: 'big.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(1200, 800),
    });
    await expect(page.getByText('The photo is replaced, wherever')).toBeVisible({
      timeout: 30_000,
    });
    expect(await shown.getAttribute('src')).not.toBe(before);
    expect(site.changes()).toEqual({});
    expect(Object.keys(site.changes('pictures')).sort()).toEqual([
      `pictures/masters/${image.picture}.jpg`,
      'pictures/pictures.json',
    ]);

    // The way back leads to the first photo, also after another replacement and another page.
    const once = await shown.getAttribute('src');
    await upload.setInputFiles({
      name: 'again.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(1200, 800, '#a26'),
    });
    await expect(shown).not.toHaveAttribute('src', once ?? '', { timeout: 30_000 });
    await open(page, `gallery/${image.id}`, image.shows.en);

    const back = page.getByRole('button', { name: 'Take the old photo back' });
    await page.route('**/edit/api/take-back', (route) => route.abort());
    await back.click();
    await expect(page.getByRole('alert')).toContainText('The editor does not answer.');
    await page.unroute('**/edit/api/take-back');
    await upload.setInputFiles({
      name: 'small.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(600, 600),
    });
    await expect(page.getByRole('alert')).toContainText('small.jpg');
    // A double click takes it back once.
    await back.dblclick();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(back).toHaveCount(0);
    await expect(shown).toHaveAttribute('src', before ?? '', { timeout: 30_000 });
    expect(site.changes('pictures')).toEqual({});
  });
});

test('a photo goes into the entry that it was chosen for when that is moved, and into none when that is removed', async ({
  page,
}) => {
  await open(page, `products/${product.id}`, product.name.en);
  const [first, second] = product.pictures;
  const [added, another] = otherProduct.pictures;
  const entry = (number: number) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: `Picture ${number}`, exact: true }) });
  const upload = async (answer: string) => {
    const release = await holdRequests(page, '**/edit/api/picture?*', (route) =>
      route.fulfill({ json: { id: answer } }),
    );
    await entry(1)
      .getByLabel('Upload another photo')
      .setInputFiles({ name: 'any.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('any') });
    await expect(entry(1).getByText('is being cropped')).toBeVisible();
    return release;
  };

  const releaseFirst = await upload(added.picture);
  const question = page.waitForEvent('dialog');
  const left = page.evaluate(() => location.reload()).catch(() => {});
  expect((await question).type(), 'leaving the page asks').toBe('beforeunload');
  await (await question).dismiss();
  await left;
  await page.getByRole('button', { name: 'Move Picture 1 down' }).click();
  await expect(page.getByRole('button', { name: 'Move Picture 2 up' })).toBeFocused();
  await expect(entry(2).getByText('is being cropped')).toBeVisible();
  releaseFirst();
  await expect(entry(2).getByText(`Picture: ${added.picture}`)).toBeVisible();
  await expect(entry(1).getByText(`Picture: ${second.picture}`)).toBeVisible();
  await expect(field(entry(2), 'What the picture shows, English')).toHaveValue(first.shows.en);

  const releaseSecond = await upload(another.picture);
  await page.getByRole('button', { name: 'Remove Picture 1' }).click();
  // The form reads the list of pictures before it shows a new one.
  const listOfPictures = page.waitForResponse(/\/api\/site$/);
  releaseSecond();
  await (await listOfPictures).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(entry(1).getByText(`Picture: ${added.picture}`)).toBeVisible();
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
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

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

test('a broken entry is not saved, what is typed is kept until it is discarded, and files of others are not overwritten', async ({
  page,
  site,
}) => {
  await open(page, `products/${product.id}`, product.name.en);

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
    await page.getByRole('button', { name: 'Bring my changes back' }).click();
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

  await test.step('so are values of another type, and the form works', async () => {
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
