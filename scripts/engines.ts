import { execSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The browser engines that `tests/engines` drives besides Chromium. */
export const engines = ['firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** Debian's programs, by the package that brings them. */
const programs = {
  'firefox-esr': ['/usr/bin/firefox-esr'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/Xvfb'],
  openssl: ['/usr/bin/openssl'],
} satisfies Record<string, string[]>;

const packages: Record<Engine, (keyof typeof programs)[]> = {
  firefox: ['firefox-esr', 'xvfb', 'openssl'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'openssl'],
};

/** The small browser around WebKitGTK; its folder is named after the machine's architecture. */
export function miniBrowser(): string | undefined {
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string];
  const path = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  return existsSync(path) ? path : undefined;
}

/** Whether everything is installed that an engine's tests need. */
export function isInstalled(engine: Engine): boolean {
  const hasPrograms = packages[engine].every((name) => programs[name].every(existsSync));
  return hasPrograms && (engine !== 'webkit' || miniBrowser() !== undefined);
}

/**
 * Installs what is missing of the engines, as scripts/browser.ts does with Chromium. An engine that
 * cannot be installed is named in one line; its tests are then reported as skipped.
 */
export function ensureEngines(): void {
  const missing = () => engines.filter((engine) => !isInstalled(engine));
  const isDebian = spawnSync('apt-get', ['--version']).status === 0 && process.getuid?.() === 0;
  if (isDebian && missing().length > 0) execQuietly('apt-get update -qq');
  for (const engine of missing()) {
    const names = packages[engine].join(' ');
    if (isDebian) execQuietly(`apt-get install -y -qq --no-install-recommends ${names}`);
    if (!isInstalled(engine))
      console.log(
        `No ${engine} here: its tests are skipped. On Debian, install it with: apt-get install ${names}`,
      );
  }
}

function execQuietly(command: string): void {
  console.log(command);
  try {
    execSync(command, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    console.log('That did not work.');
  }
}
