import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian and most others put nginx. */
export const nginx = '/usr/sbin/nginx';

/**
 * Sees to it that an nginx is there for tests/hosting.spec.ts, which runs it with a configuration,
 * a port and folders of its own. Without one those tests are left out, and say so.
 */
export function ensureNginx(): void {
  if (existsSync(nginx)) return;
  try {
    if (process.getuid?.() !== 0) throw new Error('not root');
    console.log('No nginx here yet: apt-get install nginx-light');
    // Only the program is wanted: Debian would start a service with it.
    execSync('apt-get update -qq && apt-get install -y -qq nginx-light', {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  } catch {
    console.log(
      'The nginx configuration is not tried: install nginx (on Debian: apt-get install nginx-light) and run npm test again.',
    );
  }
}
