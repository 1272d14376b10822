// Fonts and pictures that load late must not move anything.
import { holdRequests } from '../support/hold-requests.ts';
import {
  expectNoLayoutShift,
  hydrated,
  samplePages,
  scrollThrough,
  test,
} from '../support/site.ts';

test.use({ expectedErrors: /status of 404/ });

for (const address of samplePages) {
  test(`${address} has no layout shift when fonts and pictures load late`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      const releasePictures = await holdRequests(page, '**/*.avif');
      const releaseFonts = await holdRequests(page, '**/fonts-*.css');
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      releasePictures();
      await hydrated(page);
      // tests/support/site.ts ignores layout shifts within 500 ms of a page change.
      await page.waitForFunction(() => performance.now() > 1000);
      releaseFonts();
      // Not `document.fonts.ready`: it may have been fulfilled before the page requested the fonts.
      await page.waitForFunction(() => {
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        // The fallback fonts are on the device, and loaded from the start.
        const families = loaded.map(({ family }) => family).filter((one) => !/Fallback/.test(one));
        return new Set(families).size >= 2;
      });
      await scrollThrough(page);
      // A visitor cannot see a smaller shift.
      await expectNoLayoutShift(page, 0.005);
      for (const files of ['**/*.avif', '**/fonts-*.css']) await page.unroute(files);
    }
  });
}
