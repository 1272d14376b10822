import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The path of nginx on Debian and most other systems. */
export const nginx = '/usr/sbin/nginx';

/** Installs nginx on Debian for the browser tests. Without nginx, the tests of hosting are skipped. */
export function ensureNginx(): void {
  if (existsSync(nginx)) return;
  try {
    if (process.getuid?.() !== 0) throw new Error('not root');
    console.log('nginx is not installed yet: apt-get install nginx-light');
    // RUNLEVEL=1 keeps Debian from starting nginx as a service.
    execSync('apt-get update -qq && apt-get install -y -qq nginx-light', {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  } catch {
    console.log(
      'The nginx configuration is not tested. Install nginx (on Debian: apt-get install nginx-light) and run npm test again.',
    );
  }
}
