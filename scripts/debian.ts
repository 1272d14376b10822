import { execSync } from 'node:child_process';

/**
 * Installs packages on Debian, which needs root rights.
 * @returns whether they are installed
 */
export function installPackages(packages: string): boolean {
  if (process.getuid?.() !== 0) return false;
  const command = `apt-get install -y -qq --no-install-recommends ${packages}`;
  console.log(command);
  try {
    execSync(`apt-get update -qq && ${command}`, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // RUNLEVEL=1 keeps Debian from starting nginx as a service.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    return true;
  } catch {
    return false;
  }
}

/** Installs packages if they are missing. If it cannot, it says how, and their tests are skipped. */
export function installForTests(packages: string, isInstalled: () => boolean): void {
  if (isInstalled() || installPackages(packages)) return;
  console.log(`Some tests are skipped. To run them on Debian: apt-get install ${packages}`);
}
