// Tests of every page.
import { localAddress } from '../../content/languages.ts';
import { samplePages } from './addresses.ts';
import { hiddenParts, runningAnimations } from './animations.ts';
import { describe, eventually, expect, test } from './fixtures.ts';

/** Narrower than the window can be, so the page is shown in frames. */
const widths = [320, 390];

describe.each(samplePages)('$address', ({ address, title }) => {
  test('loads, hydrates, reports no console errors, does not scroll sideways and shows everything', async ({
    page,
  }) => {
    await page.open(address);
    expect(await page.evaluate(() => document.title)).toContain(title);
    expect(await page.count({ role: 'heading', within: { role: 'main' } })).toBeGreaterThan(0);
    await page.scrollThrough();
    const { content, window } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: innerWidth,
    }));
    expect(window).toBeGreaterThan(1200);
    expect(content).toBeLessThanOrEqual(window);
    await eventually(() => hiddenParts(page)).toEqual([]);
    await eventually(() => runningAnimations(page)).toEqual([]);
  });
});

describe.each(samplePages)('$address', ({ address }) => {
  test(`does not scroll sideways at ${widths.join(' and ')} pixels`, async ({ page }) => {
    await page.tab.goto(`${page.origin}/framed?${widths}&${localAddress(address)}`);
    // WebKitGTK 2.50's driver gives no access to frames that are read while they load.
    await page.networkIdle();
    const inFrames = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('iframe')].map(({ contentWindow, contentDocument }) => {
          const body = contentDocument?.body;
          if (!contentWindow || !body) return undefined;
          // Content further down can be wider.
          contentWindow.scrollTo({ top: body.scrollHeight, behavior: 'instant' });
          return {
            isHydrated: contentWindow.performance.getEntriesByName('hydrated').length > 0,
            width: contentWindow.innerWidth,
            content: contentDocument.documentElement.scrollWidth,
          };
        }),
      );
    await eventually(inFrames).toEqual(
      widths.map((width) => ({ isHydrated: true, width, content: width })),
    );
  });
});

describe('files of the home page', () => {
  test('the fonts are loaded and used for the heading and the text', async ({ page }) => {
    await page.open('/');
    await eventually(() =>
      page.evaluate(() => {
        const heading = document.querySelector('h1') as HTMLElement;
        const used = [heading, document.body].map(
          (element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '',
        );
        return used.map((family) =>
          [...document.fonts].some(
            (face) => face.status === 'loaded' && family.includes(face.family.replaceAll('"', '')),
          ),
        );
      }),
    ).toEqual([true, true]);
  });

  test('the pictures are AVIF files and are shown', async ({ page }) => {
    await page.open('/');
    await page.scrollThrough();
    const pictures = () =>
      page.readAll({ role: 'img', within: { role: 'main' } }, (image) => {
        // Further pictures of a carousel are loaded when they are shown.
        const carousel = image.closest('[role=group]')?.getBoundingClientRect();
        const isBeside = carousel && image.getBoundingClientRect().left >= carousel.right - 1;
        return {
          file: image.currentSrc as string,
          isShown: isBeside || (image.complete && image.naturalWidth > 0),
        };
      });
    await eventually(async () => (await pictures()).filter(({ isShown }) => !isShown)).toEqual([]);
    const files = (await pictures()).map(({ file }) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.endsWith('.avif'))).toEqual([]);
  });
});
