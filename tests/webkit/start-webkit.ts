import { spawn } from 'node:child_process';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { miniBrowser } from '../../scripts/webkit.ts';
import { freePort } from '../hosting/free-port.ts';
import { endWithTests, startDisplay } from './display.ts';

/** A busy machine may need half a second for each frame. */
const scriptTimeout = 60_000;

/**
 * Starts MiniBrowser and its driver in a virtual display. `folder` is the browser's folder for
 * settings, `proxyPort` the port of the proxy for other hosts.
 */
export async function startWebKit(folder: string, proxyPort: number) {
  const display = await startDisplay();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: folder,
      // In WebKitGTK 2.50, the driver's own capability for a proxy has no effect.
      https_proxy: `http://127.0.0.1:${proxyPort}`,
      no_proxy: 'localhost,127.0.0.1',
      // The sandbox cannot start as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card, painting through OpenGL took 15 % longer and crashed (2.50).
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  });
  endWithTests(service);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  const driver = await retryUntilConnected(() =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  );
  await driver.manage().setTimeouts({ script: scriptTimeout });
  const stop = () => {
    service.kill();
    display.process.kill();
  };
  return { driver, stop };
}

/** Retries until the driver accepts connections. */
async function retryUntilConnected(
  build: () => PromiseLike<WebDriver>,
  tries = 100,
): Promise<WebDriver> {
  try {
    return await build();
  } catch (error) {
    if (tries === 0 || !/ECONNREFUSED/.test(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return retryUntilConnected(build, tries - 1);
  }
}
