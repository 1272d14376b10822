// Installs the packages when the lock file has changed since they were last installed. Runs before
// every other script, on whatever Node the machine has; it therefore uses nothing but Node itself.
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages (once, and again whenever package-lock.json changes) …');
  try {
    // Not `npm ci`, which insists on the optional packages of every platform: some registries lack
    // those of other machines. The lock file is followed all the same, and left as it is.
    execSync('npm install --no-save --loglevel=error', { stdio: 'inherit' });
  } catch {
    console.error(
      'The packages could not be installed. Check that this machine reaches its npm registry ' +
        '(npm ping) and that this folder can be written to, then run the same command again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
