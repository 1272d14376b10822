// Photos that the owner uploads in the form.
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from './edited-site.ts';
import { field, image, open, otherProduct, photo, product, read, save } from './form.ts';

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
    await back.press('Enter');
    await expect(upload).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('The form does not answer.');
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

test('photos go into the entry that they were chosen for, the last one of two stays, and a picture that is chosen begins without what the first one shows', async ({
  page,
}) => {
  await open(page, `products/${product.id}`, product.name.en);
  const [first, second] = product.pictures;
  const [added, another] = otherProduct.pictures;
  const entry = (number: number) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: `Picture ${number}`, exact: true }) });
  const shows = field(entry(1), 'What the picture shows, English');
  const discard = page.getByRole('button', { name: 'Discard changes' });
  const choosePhoto = () =>
    entry(1)
      .getByLabel('Upload another photo')
      .setInputFiles({ name: 'any.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('any') });

  await test.step('what a picture shows comes back with it, and nothing is left to save', async () => {
    const choose = async (id: string) => {
      await entry(1).getByRole('button', { name: 'Choose another picture' }).click();
      await entry(1).getByRole('dialog').getByRole('button', { name: id, exact: true }).click();
      await expect(entry(1).getByText(`Picture: ${id}`)).toBeVisible();
    };
    await choose(added.picture);
    await expect(shows).toHaveValue('');
    await choose(first.picture);
    await expect(shows).toHaveValue(first.shows.en);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  });

  await test.step('of two photos that are uploaded to one field without a pause, the second one stays', async () => {
    const answers = [added.picture, another.picture];
    // The first photo takes longer.
    await page.route('**/edit/api/picture?*', async (route) => {
      const id = answers.shift();
      if (id === added.picture) await new Promise((resolve) => setTimeout(resolve, 500));
      await route.fulfill({ json: { id } });
    });
    await choosePhoto();
    await choosePhoto();
    await expect(entry(1).getByText('is being cropped')).toBeVisible();
    await expect(entry(1).getByText('is being cropped')).toHaveCount(0);
    await expect(entry(1).getByText(`Picture: ${another.picture}`)).toBeVisible();
    await page.unroute('**/edit/api/picture?*');
    await discard.click();
  });

  const upload = async (answer: string) => {
    const release = await holdRequests(page, '**/edit/api/picture?*', (route) =>
      route.fulfill({ json: { id: answer } }),
    );
    await choosePhoto();
    await expect(entry(1).getByText('is being cropped')).toBeVisible();
    return release;
  };
  await test.step('a photo follows its entry when that is moved, and leaving the page asks meanwhile', async () => {
    const release = await upload(added.picture);
    const question = page.waitForEvent('dialog');
    const left = page.evaluate(() => location.reload()).catch(() => {});
    expect((await question).type()).toBe('beforeunload');
    await (await question).dismiss();
    await left;
    await page.getByRole('button', { name: 'Move Picture 1 down' }).click();
    await expect(page.getByRole('button', { name: 'Move Picture 2 up' })).toBeFocused();
    await expect(entry(2).getByText('is being cropped')).toBeVisible();
    release();
    await expect(entry(2).getByText(`Picture: ${added.picture}`)).toBeVisible();
    await expect(entry(1).getByText(`Picture: ${second.picture}`)).toBeVisible();
    await expect(field(entry(2), 'What the picture shows, English')).toHaveValue(first.shows.en);
  });

  await test.step('a photo goes into no entry when its own is removed', async () => {
    const release = await upload(another.picture);
    await page.getByRole('button', { name: 'Remove Picture 1' }).click();
    // The form reads the list of pictures before it shows a new one.
    const listOfPictures = page.waitForResponse(/\/api\/site$/);
    release();
    await (await listOfPictures).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(entry(1).getByText(`Picture: ${added.picture}`)).toBeVisible();
  });
});

test('what a picture shows is typed once, although its entry shows it twice', async ({
  page,
  site,
}) => {
  const path = 'content/pages/about.yaml';
  const { cards } = read(path).values;
  await open(page, 'pages/about', 'About');
  const entry = (number: number) =>
    page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: `Entry ${number}`, exact: true }),
    });
  const choose = async (number: number, id: string) => {
    await entry(number).getByRole('button', { name: 'Choose another picture' }).click();
    await entry(number).getByRole('dialog').getByRole('button', { name: id, exact: true }).click();
  };
  await choose(2, cards[0].picture);
  await choose(1, read('content/pages/home.yaml').supplyChain.picture);
  await expect(field(entry(2), 'What the picture shows, English')).toHaveValue(cards[0].shows.en);
  await save(page);
  expect(parse(readFileSync(site.file(path), 'utf8')).values.cards[1]).toMatchObject({
    picture: cards[0].picture,
    shows: cards[0].shows,
  });
});

test('the owner’s version of an entry keeps what a picture shows when that has come from another entry', async ({
  page,
  site,
}) => {
  const path = `content/categories/${product.category}.yaml`;
  const { shows: _, ...category } = read(path);
  const [first] = product.pictures;
  site.write(path, stringify({ ...category, picture: first.picture }));
  await open(page, `categories/${product.category}`, category.name.en);
  await field(page, 'Name, English').fill('Mine');

  const other = await page.context().newPage();
  await open(other, `products/${product.id}`, product.name.en);
  const entry = other.getByRole('listitem').filter({
    has: other.getByRole('heading', { name: 'Picture 1', exact: true }),
  });
  await entry.getByRole('button', { name: 'Choose another picture' }).click();
  const another = otherProduct.pictures[0].picture;
  await entry.getByRole('dialog').getByRole('button', { name: another, exact: true }).click();
  await save(other);
  await other.close();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await save(page);
  expect(parse(readFileSync(site.file(path), 'utf8'))).toMatchObject({
    name: { ...category.name, en: 'Mine' },
    picture: first.picture,
    shows: first.shows,
  });
});
