// The server of `npm run edit`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { copySite } from '../../scripts/site-copy.ts';
import { expect, startServer, test } from './edited-site.ts';
import { article, open } from './form.ts';

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
