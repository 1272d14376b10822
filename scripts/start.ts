// Builds the site if a source file has changed since the last build, then serves it.
import { execSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteServer } from '../hosting/server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p' }, 'no-build': { type: 'boolean' } },
});
const wantedPort = Number(values.port ?? process.env.PORT ?? 4173);
if (!Number.isInteger(wantedPort) || wantedPort < 0 || wantedPort > 65535) {
  console.error(
    `"${values.port ?? process.env.PORT}" is not a port. Give a number from 0 to 65535.`,
  );
  process.exit(1);
}
const portIsGiven = (values.port ?? process.env.PORT) !== undefined;

if (!values['no-build'] && !buildIsFresh())
  execSync('npm run --silent build', { stdio: 'inherit' });

const server = siteServer('build/client');
server.on('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : wantedPort;
  console.log(`\nThe site is served at http://localhost:${port}  (Ctrl+C stops it)`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  if (portIsGiven) {
    console.error(`Port ${wantedPort} is in use. Choose another: npm start -- --port 4200`);
    process.exit(1);
  }
  server.listen(0);
});
server.listen(wantedPort);

function buildIsFresh(): boolean {
  const built = 'build/client/index.html';
  if (!existsSync(built)) return false;
  const folders = ['app', 'content', 'hosting', 'pictures', 'public', 'schema', 'scripts'];
  // The modification time of a folder changes when a file in it is deleted.
  const inFolders = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ]);
  const files = readdirSync('.').filter((name) => /\.(ts|json)$/.test(name));
  const newest = [...inFolders, ...files].map((path) => statSync(path).mtimeMs);
  return Math.max(...newest) < statSync(built).mtimeMs;
}
