import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { localAddress } from '../../content/languages.ts';
import { expect, hydrated, test } from '../support/site.ts';

/** WCAG 2.2, 1.4.3, for text of any size. */
const minimumContrast = 4.5;

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

type Line = { text: string; colour: number[]; x: number; y: number; width: number; height: number };

/** Every line of text in the header and the hero that is on the first screen, with its position. */
const linesOverPicture = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const lines: Line[] = [];
    for (const part of document.querySelectorAll('header, [data-background="picture"]')) {
      const textNodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (textNodes.nextNode()) {
        const parent = textNodes.currentNode.parentElement as HTMLElement;
        if (
          !textNodes.currentNode.textContent?.trim() ||
          !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(textNodes.currentNode);
        const colour = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(Number);
        for (const { x, y, width, height } of range.getClientRects()) {
          const isOnScreen =
            width > 1 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
          if (isOnScreen) lines.push({ text: range.toString(), colour, x, y, width, height });
        }
      }
    }
    return lines;
  });

/** The light of a channel of sRGB, from 0 to 255. */
const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of an sRGB colour (WCAG 2.2). */
const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);

/** The lowest contrast between a line's colour and any pixel behind it. */
async function contrastOf(line: Line, screen: Buffer): Promise<number> {
  const { data } = await sharp(screen)
    .extract({
      left: Math.floor(line.x),
      top: Math.floor(line.y),
      width: Math.floor(line.width),
      height: Math.floor(line.height),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const text = luminance(...line.colour);
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < data.length; at += 3) {
    const background = luminance(data[at], data[at + 1], data[at + 2]);
    const contrast = (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05);
    lowest = Math.min(lowest, contrast);
  }
  return lowest;
}

for (const address of ['/', '/about', '/products', '/no-such-page']) {
  test.describe(`text over the picture of ${address}`, { tag: '@every-language' }, () => {
    test.use({ expectedErrors: /status of 404/ });

    test('has enough contrast with every pixel behind it, at every screen size', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const tooLow: string[] = [];
      for (const window of windows) {
        await page.setViewportSize(window);
        await page.goto(localAddress(address));
        await hydrated(page);
        await page.waitForFunction(
          () => document.querySelector<HTMLImageElement>('[data-background] img')?.complete,
        );
        const lines = await linesOverPicture(page);
        expect(lines.length).toBeGreaterThan(3);
        // The content security policy forbids style elements that it does not name.
        await page.evaluate(() => {
          const hiddenText = new CSSStyleSheet();
          hiddenText.replaceSync(
            'header *, [data-background] * { color: transparent !important; transition: none !important; }',
          );
          document.adoptedStyleSheets = [hiddenText];
        });
        const screen = await page.screenshot();
        for (const line of lines) {
          const contrast = await contrastOf(line, screen);
          if (contrast < minimumContrast)
            tooLow.push(
              `${window.width} × ${window.height}: “${line.text}” ${contrast.toFixed(2)}`,
            );
        }
      }
      expect(tooLow).toEqual([]);
    });
  });
}
