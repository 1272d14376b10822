// A copy of this project in a temporary folder, whose content can be changed before it is built.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is installed or made, and not part of the project. */
const excluded = [
  '.git',
  'node_modules',
  'build',
  'test-results',
  'playwright-report',
  'pictures/work',
];

/** Copies the project; `remove` deletes the copy. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const name of readdirSync('.').filter((name) => !excluded.includes(name))) {
    const filter = (file: string) => !excluded.includes(file);
    cpSync(name, join(folder, name), { recursive: true, filter });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

  /** Runs a command in the copy; whether it succeeded. */
  const run = (command: string, env: Record<string, string> = {}): boolean => {
    const all = { ...process.env, ...env };
    const { status } = spawnSync(command, { cwd: folder, env: all, shell: true, stdio: 'inherit' });
    return status === 0;
  };

  return {
    folder,
    run,
    /** A module of the copy. */
    load: (file: string) => import(pathToFileURL(join(folder, file)).href),
    /** Replaces the list or object that one of the copy's content files exports under `name`. */
    replace(file: string, name: string, value: object) {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      const declaration = new RegExp(
        `^(export const ${name}\\b.* = )([[{][^]*?\\n[\\]}]);`,
        'm',
      ).exec(source);
      if (!declaration) throw new Error(`${file} exports no list or object named ${name}.`);
      const [before, start] = declaration;
      const changed = `${start}${JSON.stringify(value, null, 2)};`;
      writeFileSync(
        path,
        source.replace(before, () => changed),
      );
    },
    /** Checks and builds it as `npm run build` does; the seconds that it took. */
    build(env: Record<string, string> = {}): number {
      const started = performance.now();
      for (const command of ['node content/check.ts', 'node scripts/build.ts']) {
        if (!run(command, env)) throw new Error(`${command} failed in ${folder}.`);
      }
      return (performance.now() - started) / 1000;
    },
    /** The folder of the built site. */
    built: join(folder, 'build/client'),
    /** Serves it until `stop` is called. */
    async serve() {
      const server = spawn('node', ['scripts/start.ts', '--no-build', '--port', '0'], {
        cwd: folder,
      });
      const [line] = await once(server.stdout, 'data');
      const url = /http:\S+/.exec(String(line))?.[0] ?? '';
      return { url, stop: () => server.kill() };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
