// Tells whether the built site is complete and made of the source files as they are.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contains when the build began, in milliseconds. It is written last, so that an unfinished build has none. */
const stamp = 'build/began-at';

/** Everything that a build reads, beside the files of the project's own folder. */
export const sources = ['app', 'content', 'hosting', 'pictures', 'public', 'schema', 'scripts'];

/** Notes that a build is complete, which began at this time: by default, when this process began. */
export function stampBuild(folder = '.', began = performance.timeOrigin): void {
  writeFileSync(join(folder, stamp), `${began}`);
}

/** To be called before a build changes any file. */
export const removeStamp = (): void => rmSync(stamp, { force: true });

/** When the build began that is complete now, if there is one. */
export function completeBuild(folder = '.'): string | undefined {
  const built = join(folder, stamp);
  return existsSync(built) ? readFileSync(built, 'utf8') : undefined;
}

/** Whether there is a complete build, and no source file has changed since it began. */
export function isBuildFresh(folder = '.'): boolean {
  const began = completeBuild(folder);
  if (began === undefined) return false;
  // The time of a folder changes when a file in it is deleted.
  const inFolders = sources.flatMap((name) => [
    name,
    ...readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(name, file),
    ),
  ]);
  const files = readdirSync(folder).filter((name) => /\.(ts|json)$/.test(name));
  // Not `mtime`, which a file that was unpacked or copied may bring along.
  const changes = [...inFolders, ...files].map((path) => statSync(join(folder, path)).ctimeMs);
  return Math.max(...changes) < Number(began);
}
