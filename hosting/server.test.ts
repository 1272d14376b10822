import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { notFoundPages } from './rules.ts';
import { siteServer } from './server.ts';

it('serves the site as it was built last, and nothing while it is being built', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('headers.json', '{ "X-Build": "1" }');
  for (const { page } of notFoundPages) write(`client/${page}.html`, 'gone');
  write('client/index.html', 'one');
  let build: string | undefined = '1';
  const server = siteServer(join(folder, 'client'), () => build).listen(0);
  const home = async (headers = {}) => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}/`, { headers });
    return { answer, text: await answer.text() };
  };

  const first = await home();
  expect(first.text).toBe('one');
  build = undefined;
  rmSync(join(folder, 'client/index.html'));
  expect((await home()).answer.status).toBe(503);
  write('client/index.html', 'two, and longer');
  write('headers.json', '{ "X-Build": "2" }');
  build = '2';
  const second = await home({ 'if-none-match': first.answer.headers.get('etag') });
  expect(second.text).toBe('two, and longer');
  expect(second.answer.headers.get('x-build')).toBe('2');

  server.close();
  rmSync(folder, { recursive: true });
});
