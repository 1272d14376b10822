// The one inline script of all pages. The security policy allows it by its hash.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, transformWithOxc } from 'vite';

const file = 'app/start-script.ts';
const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);

export const startScript = minifySync(file, code).code.trim();
/** As a source in a Content-Security-Policy. */
export const scriptHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;
