// Fonts and pictures that come late find their place kept: nothing moves when they arrive.
import { expect, hydrated, layoutShift, pages, scrollThrough, test } from './site.ts';

/** How late they are, in milliseconds: apart, so that each comes to a page that stands. */
const delays = { '**/*.woff2': 1000, '**/*.avif': 1500 };

for (const address of pages) {
  for (const width of [360, 1280]) {
    test.describe(() => {
      test.use({ viewport: { width, height: 780 } });
      if (address === '/no-such-page') test.use({ expectedErrors: /status of 404/ });

      test(`${address} at ${width} px keeps still when fonts and pictures come late`, async ({
        page,
      }) => {
        for (const [files, delay] of Object.entries(delays)) {
          await page.route(files, async (route) => {
            await new Promise((done) => setTimeout(done, delay));
            await route.continue();
          });
        }
        await page.goto(address);
        await hydrated(page);
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        // Where a line breaks elsewhere in the font that stands in, see app/ui/fonts.css.
        expect(await layoutShift(page), 'layout shift').toBeLessThan(0.005);
      });
    });
  }
}
