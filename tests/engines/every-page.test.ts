// What holds on every page.
import { pages } from './addresses.ts';
import { describe, eventually, expect, test } from './fixtures.ts';

/** Narrower than the window of some engines: shown in a frame there. */
const widths = [320, 390];

describe.each(pages)('$address', ({ address, title }) => {
  test('loads, comes to life, says nothing on the console and does not scroll sideways', async ({
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
  });

  test(`does not scroll sideways at ${widths.join(' and ')} pixels`, async ({ page }) => {
    await page.tab.goto(`${page.origin}/framed?${widths}&${address}`);
    const inFrames = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('iframe')].map(({ contentWindow, contentDocument }) => {
          const body = contentDocument?.body;
          if (!contentWindow || !body) return undefined;
          // Further down a page may be wider.
          contentWindow.scrollTo({ top: body.scrollHeight, behavior: 'instant' });
          return {
            isAlive: contentWindow.performance.getEntriesByName('hydrated').length > 0,
            width: contentWindow.innerWidth,
            content: contentDocument.documentElement.scrollWidth,
          };
        }),
      );
    await eventually(inFrames).toEqual(
      widths.map((width) => ({ isAlive: true, width, content: width })),
    );
  });
});

describe('files', () => {
  test('the fonts are loaded, and set what they are for', async ({ page }) => {
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

  test('pictures come as AVIF and are shown', async ({ page }) => {
    await page.open('/');
    await page.scrollThrough();
    const pictures = () =>
      page.readAll({ role: 'img', within: { role: 'main' } }, (image) => {
        // The second picture of a carousel is loaded when it is turned to.
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
