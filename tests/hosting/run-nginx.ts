import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { nginx } from '../../scripts/nginx.ts';

/**
 * Serves the built site with nginx and the configuration of the build, on a free port.
 *
 * @throws when nginx rejects the configuration
 */
export async function runNginx(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bustan-nginx-'));
  const port = await freePort();
  const site = readFileSync('build/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/srv/site', resolve('build/client'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    // When root starts nginx, it switches to a user who may not read the built site.
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    events {}
    http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${site} }`,
  );

  const url = `http://localhost:${port}`;
  const server = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
  let log = '';
  server.stderr.on('data', (text) => {
    log += text;
  });
  const ended = new Promise<void>((done) => server.on('exit', () => done()));
  for (let attempt = 0; !(await isReachable(url)); attempt++) {
    if (server.exitCode !== null || attempt > 100) throw new Error(`nginx: ${log}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    async stop() {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const isReachable = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
