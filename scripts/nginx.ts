import { existsSync } from 'node:fs';
import { installForTests } from './debian.ts';

/** The path of nginx on Debian and most other systems. */
export const nginx = '/usr/sbin/nginx';

/** Installs nginx on Debian if it is missing. Without it, the tests of hosting are skipped. */
export function ensureNginx(): void {
  installForTests('nginx-light', () => existsSync(nginx));
}
