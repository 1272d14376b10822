// A copy of the project with `npm run edit` in it, for tests that save.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../../scripts/site-copy.ts';
import { test as base, expect as expectSoon } from '../support/site.ts';

/** Starts `npm run dev` in a folder, or with `--edit` `npm run edit`. */
export async function startServer(folder: string, ...options: string[]) {
  const server = spawn(process.execPath, ['scripts/dev.ts', ...options, '--port', '0'], {
    cwd: folder,
    env: { ...process.env, CI: '1' },
  });
  let output = '';
  server.stderr.on('data', (text) => process.stderr.write(text));
  while (!output.includes('Ctrl+C')) output += String(await once(server.stdout, 'data'));
  return {
    url: /http:\/\/[^/\s]+/.exec(output)?.[0] ?? '',
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

async function startEditor() {
  const { folder, remove } = copySite();
  /** When the copy had last what the project has. */
  let copied = Date.now();
  const server = await startServer(folder, '--edit');
  const file = (path: string) => join(folder, path);
  return {
    url: server.url,
    folder,
    file,
    /** Changes a file as another program does. */
    write: (path: string, text: string) => writeFileSync(file(path), text),
    /**
     * What differs from the project in a folder: `- old line` and `+ new line` by file. Of files that are not text,
     * their names.
     */
    changes(path = 'content'): Record<string, string[]> {
      const lines = difference(path, file(path)).split('\n');
      const byFile: Record<string, string[]> = {};
      let name = '';
      for (const line of lines) {
        const [, before, after] = /^diff --git a\/(.*) b\/(.*)$/.exec(line) ?? [];
        if (before && after) {
          name = after.startsWith(folder.slice(1)) ? after.slice(folder.length) : before;
          byFile[name] = [];
        } else if (/^[-+](?![-+]{2} )/.test(line))
          byFile[name]?.push(`${line[0]} ${line.slice(1).trim()}`);
      }
      return byFile;
    },
    /** Brings content and pictures back to what the project has. */
    reset() {
      for (const pattern of [
        'content/**/*.yaml',
        'pictures/**/*.{json,jpg}',
        'public/pictures/*',
      ]) {
        const known = globSync(pattern);
        for (const path of globSync(pattern, { cwd: folder }))
          if (!known.includes(path)) rmSync(file(path));
        for (const path of known) {
          const { mtimeMs = Date.now() } = statSync(file(path), { throwIfNoEntry: false }) ?? {};
          if (mtimeMs > copied) cpSync(path, file(path));
        }
      }
      copied = Date.now();
    },
    async stop() {
      await server.stop();
      remove();
    },
  };
}

/** `git diff` of two folders, without the lines around changes. It fails if they differ. */
function difference(one: string, other: string): string {
  try {
    return execFileSync('git', ['diff', '--no-index', '--unified=0', one, other], {
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

type EditedSite = Awaited<ReturnType<typeof startEditor>>;

/** The server compiles the code of a page when a browser asks for it, and a saved entry loads the page again. */
export const expect = expectSoon.configure({ timeout: 30_000 });

export const test = base.extend<
  { onlyOwnHost: undefined; resetSite: undefined },
  { site: EditedSite }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands it
    async ({}, use) => {
      const site = await startEditor();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // What the owner adds moves what is below it, on a slow machine long after the click.
  largestLayoutShift: Number.POSITIVE_INFINITY,
  onlyOwnHost: [
    async ({ page, site }, use) => {
      const others: string[] = [];
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        // Each language has a server on this machine.
        const isOwn = hostname === new URL(site.url).hostname || protocol === 'data:';
        if (page.url().includes('/edit/') && !isOwn) others.push(request.url());
      });
      await use(undefined);
      expect(others, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  // All tests of a worker share a site, which each of them changes.
  resetSite: [
    async ({ site }, use, testInfo) => {
      testInfo.setTimeout(180_000);
      await use(undefined);
      site.reset();
    },
    { auto: true },
  ],
});
