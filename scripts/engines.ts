import { execSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const engines = ['firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const programsByPackage = {
  'firefox-esr': ['/usr/bin/firefox-esr'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/Xvfb'],
  openssl: ['/usr/bin/openssl'],
} satisfies Record<string, string[]>;

const packages: Record<Engine, (keyof typeof programsByPackage)[]> = {
  firefox: ['firefox-esr', 'xvfb', 'openssl'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'openssl'],
};

/** The path of WebKitGTK's MiniBrowser if it is installed. */
export function miniBrowser(): string | undefined {
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string];
  const path = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  return existsSync(path) ? path : undefined;
}

export function isInstalled(engine: Engine): boolean {
  const hasPrograms = packages[engine].every((name) => programsByPackage[name].every(existsSync));
  return hasPrograms && (engine !== 'webkit' || miniBrowser() !== undefined);
}

/** Installs missing engines on Debian. The tests of an engine that cannot be installed are skipped. */
export function ensureEngines(): void {
  const missing = () => engines.filter((engine) => !isInstalled(engine));
  const isDebian = spawnSync('apt-get', ['--version']).status === 0 && process.getuid?.() === 0;
  if (isDebian && missing().length > 0) execQuietly('apt-get update -qq');
  for (const engine of missing()) {
    const names = packages[engine].join(' ');
    if (isDebian) execQuietly(`apt-get install -y -qq --no-install-recommends ${names}`);
    if (!isInstalled(engine))
      console.log(
        `${engine} is not installed, so its tests are skipped. To install it on Debian: apt-get install ${names}`,
      );
  }
}

function execQuietly(command: string): void {
  console.log(command);
  try {
    execSync(command, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    console.log('The command failed.');
  }
}
