// Installs the packages when package-lock.json has changed since the last installation. npm runs it
// before the commands of README.md, with any Node from version 20, so it must not import packages.
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages (once, and again whenever package-lock.json changes) …');
  try {
    // Not `npm ci`: it needs the optional packages of every platform, and some registries lack those
    // of other platforms. `npm install --no-save` follows the lock file too and leaves it unchanged.
    execSync('npm install --no-save --loglevel=error', { stdio: 'inherit' });
  } catch {
    console.error(
      'The packages could not be installed. Check that this machine can reach its npm registry ' +
        '(npm ping) and can write to this folder, then run the same command again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
