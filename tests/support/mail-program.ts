// A mail program for Debian's Firefox. It writes the addresses that it is opened with to a file,
// because WebDriver BiDi reports no request for them.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

let file: string | undefined;

/** The `mailto:` addresses that Firefox has opened since this worker began, in order. */
export const openedAddresses = (): string[] =>
  file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];

/** Launch options with which Firefox opens `mailto:` addresses in this mail program without asking. */
export async function withMailProgram(
  options: LaunchOptions,
  use: (options: LaunchOptions) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'mail-program-'));
  const [applications, program] = [join(folder, 'applications'), join(folder, 'mail-program')];
  file = join(folder, 'addresses');
  mkdirSync(applications);
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${file}'\n`, { mode: 0o755 });
  const type = 'x-scheme-handler/mailto';
  writeFileSync(
    join(applications, 'mail.desktop'),
    `[Desktop Entry]\nType=Application\nName=Mail\nExec=${program} %u\nMimeType=${type};\n`,
  );
  writeFileSync(join(folder, 'mimeapps.list'), `[Default Applications]\n${type}=mail.desktop\n`);
  // Playwright would wait for the end of the navigation to the address, which BiDi does not report.
  process.env.PLAYWRIGHT_SKIP_NAVIGATION_CHECK = '1';
  await use({
    ...options,
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    firefoxUserPrefs: {
      ...options.firefoxUserPrefs,
      'network.protocol-handler.external.mailto': true,
      'network.protocol-handler.warn-external.mailto': false,
      'security.external_protocol_requires_permission': false,
    },
  });
  rmSync(folder, { recursive: true });
}
