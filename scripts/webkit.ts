import { existsSync } from 'node:fs';
import { installForTests } from './debian.ts';

const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** The path of WebKitGTK's MiniBrowser if it is installed. */
export function miniBrowser(): string | undefined {
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string];
  const path = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  return existsSync(path) ? path : undefined;
}

/** Whether there is all that its tests need: the browser, its driver and a screen that nobody sees. */
export const isWebKitInstalled = (): boolean =>
  programs.every(existsSync) && miniBrowser() !== undefined;

/** Installs WebKitGTK on Debian if it is missing. Its tests are skipped if it cannot be installed. */
export function ensureWebKit(): void {
  installForTests('webkit2gtk-driver xvfb', isWebKitInstalled);
}
