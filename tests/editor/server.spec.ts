// The server of `npm run edit`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../../scripts/site-copy.ts';
import { expect, startServer, test } from './edited-site.ts';
import { article, field, open, product, save } from './form.ts';

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

test('other servers do not remove the libraries of the form when they start, and a form completes a photo whose server was killed while its files got to their places', async ({
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
  const file = (path: string) => join(copy.folder, path);
  const [row] = JSON.parse(readFileSync('pictures/pictures.json', 'utf8'));
  const served = `public/pictures/${row.id}.jpg`;
  const bytes = readFileSync(served);
  rmSync(file(served));
  const left = { row: { ...row, colour: '#123' }, parts: [[served, bytes.toString('base64')]] };
  writeFileSync(file('pictures/unfinished.json'), JSON.stringify(left));
  for (const [folder, ...options] of [[copy.folder, '--edit'], [site.folder]] as const) {
    const other = await startServer(folder, ...options);
    const after = timesOfFiles();
    await other.stop();
    expect.soft(after, `npm run dev ${options.join(' ')} in ${folder}`).toEqual(before);
  }
  expect(readFileSync(file(served)).equals(bytes)).toBe(true);
  expect(JSON.parse(readFileSync(file('pictures/pictures.json'), 'utf8'))[0]).toEqual(left.row);
  expect(existsSync(file('pictures/unfinished.json'))).toBe(false);
  copy.remove();
});

test.describe('a server that has stopped', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\/(preview|save)$/ });

  test('has a message below the text, and the preview works again when the server answers', async ({
    page,
  }) => {
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

  test('before it answered a save: the owner types on and saves again, and the form reports no change from outside', async ({
    page,
    site,
  }) => {
    const name = field(page, 'Name, English');
    const saveButton = page.getByRole('button', { name: 'Save', exact: true });
    const written = () => readFileSync(site.file(product.path), 'utf8');
    const saveUnanswered = async (text: string) => {
      await page.route('**/edit/api/save', async (route) => {
        await route.fetch();
        await route.abort();
      });
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/save'));
      await name.fill(text);
      await saveButton.click();
      await lost;
      await expect(page.getByRole('alert')).toContainText('Start it again with “npm run edit”.');
      await page.unroute('**/edit/api/save');
      expect(written()).toContain(`en: ${text}\n`);
    };
    await open(page, `products/${product.id}`, product.name.en);
    await saveUnanswered('Once');
    await name.fill('Once and on');
    await save(page);
    expect(written()).toContain('en: Once and on\n');

    await test.step('also when the answers of two saves are lost, and the next one is refused', async () => {
      await saveUnanswered('Twice');
      await saveUnanswered('Twice and on');
      await name.fill('');
      await saveButton.click();
      await expect(page.getByText('1 to correct')).toBeFocused();
      await name.fill('Twice and further on');
      await save(page);
    });

    await test.step('and when the form is opened again', async () => {
      await saveUnanswered('Thrice');
      await name.fill('Thrice and on');
      await page.reload();
      await expect(name).toHaveValue('Thrice and on');
      await expect(page.getByText('You have changes that are not saved.')).toBeVisible();
      await expect(page.getByText('was changed outside')).toHaveCount(0);
      await save(page);
      expect(written()).toContain('en: Thrice and on\n');
    });

    await test.step('and what was written is shown when the changes are discarded', async () => {
      await saveUnanswered('Four times');
      await name.fill('Four times and on');
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await expect(name).toHaveValue('Four times');
      await name.fill('Five times');
      await save(page);
    });

    await test.step('but what another program writes then is not overwritten', async () => {
      await saveUnanswered('Mine');
      site.write(product.path, written().replace('en: Mine\n', 'en: Theirs\n'));
      await name.fill('Mine and on');
      await saveButton.click();
      await expect(page.getByText('was changed outside this form')).toBeVisible();
      expect(written()).toContain('en: Theirs\n');
    });
  });
});
