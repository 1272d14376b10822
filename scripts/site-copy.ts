import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const notCopied = [
  '.git',
  'node_modules',
  'build',
  'test-results',
  'playwright-report',
  'studio/work',
];

/** Copies the project to a temporary folder, where its content can be changed before it is built. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const name of readdirSync('.').filter((name) => !notCopied.includes(name))) {
    const filter = (file: string) => !notCopied.includes(file);
    cpSync(name, join(folder, name), { recursive: true, filter });
  }
  // Each package is linked, not the folder, so that the copy has Vite's caches of its own: a server that starts removes
  // the libraries that a server of another folder prepared there. https://vite.dev/guide/dep-pre-bundling
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.vite')))
    symlinkSync(resolve('node_modules', name), join(packages, name));

  const run = (command: string, env: Record<string, string> = {}): boolean => {
    const options = { cwd: folder, env: { ...process.env, ...env }, shell: true } as const;
    return spawnSync(command, { ...options, stdio: 'inherit' }).status === 0;
  };

  return {
    folder,
    run,
    /** Checks and builds the copy as `npm run build` does. Returns the duration in seconds. */
    build(env: Record<string, string> = {}): number {
      const started = performance.now();
      if (!run('node scripts/build.ts', env)) throw new Error(`The build failed in ${folder}.`);
      return (performance.now() - started) / 1000;
    },
    built: join(folder, 'build/client'),
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
