// Builds the site if a source file has changed since the last complete build, then serves it.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { siteServer } from '../hosting/server.ts';
import { completeBuild, isBuildFresh } from './build-stamp.ts';

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

if (!values['no-build'] && !isBuildFresh()) {
  const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
  // The build has said why.
  if (status !== 0) process.exit(1);
}

if (completeBuild() === undefined) {
  console.error('There is no complete build. Make one: npm run build');
  process.exit(1);
}

const server = siteServer('build/client', completeBuild);
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
