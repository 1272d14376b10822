import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isBuildFresh, stampBuild } from './build-stamp.ts';

const folder = mkdtempSync(join(tmpdir(), 'stamp-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a build is fresh when it is complete, until a source file changes', () => {
  for (const name of ['app', 'content', 'hosting', 'pictures', 'public', 'schema', 'scripts']) {
    mkdirSync(join(folder, name));
    utimesSync(join(folder, name), 0, 0);
  }
  expect(isBuildFresh(folder)).toBe(false);
  mkdirSync(join(folder, 'build/client'), { recursive: true });
  writeFileSync(join(folder, 'build/client/index.html'), '');
  expect(isBuildFresh(folder)).toBe(false);
  stampBuild(folder);
  expect(isBuildFresh(folder)).toBe(true);
  writeFileSync(join(folder, 'app/app.tsx'), '');
  expect(isBuildFresh(folder)).toBe(false);
});
