import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { miniBrowser } from '../../scripts/webkit.ts';

type LaunchOptions = {
  /**
   * Whether layers are painted apart and put together by OpenGL, as in Safari. Without a graphics card that is a
   * third of the work. A cross-fade needs it: without it, WebKitGTK 2.50 crashes.
   */
  compositing: boolean;
};

/** Starts WebKitGTK's MiniBrowser with an empty profile. Its engine, WebKit, is that of Safari. */
export async function startWebKit({ compositing }: LaunchOptions) {
  const display = await startDisplay();
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display.name,
      // GTK reads its settings there.
      XDG_CONFIG_HOME: '/nothing',
      // The sandbox cannot start as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card, painting through OpenGL took 15 % longer and crashed (2.50).
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      ...(!compositing && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: miniBrowser(),
        args: ['--automation'],
      },
    })
    .build();
  // A busy machine may need half a second for each frame.
  await driver.manage().setTimeouts({ script: 60_000 });
  await driver.manage().window().setRect({ width: 1280, height: 840 });
  return {
    driver,
    stop: async () => {
      await driver.quit();
      await service.kill();
      display.stop();
    },
  };
}

/** Starts a virtual display. A window that is behind another one would not be painted. */
async function startDisplay() {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const stop = () => display.kill();
  process.once('exit', stop);
  const [number] = await once(display.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, stop };
}
