import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { isBuildFresh, sources, stampBuild } from './build-stamp.ts';

const folder = mkdtempSync(join(tmpdir(), 'stamp-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a build is fresh when it is complete, until a source file changes', async () => {
  for (const name of sources) mkdirSync(join(folder, name));
  /** As if a build began now. */
  const build = async () => {
    await setTimeout(20);
    stampBuild(folder, Date.now());
    await setTimeout(20);
  };
  expect(isBuildFresh(folder)).toBe(false);
  mkdirSync(join(folder, 'build/client'), { recursive: true });
  writeFileSync(join(folder, 'build/client/index.html'), '');
  expect(isBuildFresh(folder)).toBe(false);
  await build();
  expect(isBuildFresh(folder)).toBe(true);
  writeFileSync(join(folder, 'app/app.tsx'), '');
  expect(isBuildFresh(folder)).toBe(false);
  await build();
  expect(isBuildFresh(folder)).toBe(true);
  // A file from an archive has the time at which it was made.
  utimesSync(join(folder, 'app/app.tsx'), 0, 0);
  expect(isBuildFresh(folder)).toBe(false);
});
