import { execSync } from 'node:child_process';

/**
 * Installs missing packages on Debian. Without root rights or another system, it says how to install them.
 * The tests that need them are skipped then.
 */
export function installIfMissing(packages: string, isInstalled: () => boolean): void {
  if (isInstalled()) return;
  const command = `apt-get install -y -qq --no-install-recommends ${packages}`;
  try {
    if (process.getuid?.() !== 0) throw new Error('not root');
    console.log(command);
    execSync(`apt-get update -qq && ${command}`, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // RUNLEVEL=1 keeps Debian from starting nginx as a service.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  } catch {
    console.log(`Some tests are skipped. To run them on Debian: apt-get install ${packages}`);
  }
}
