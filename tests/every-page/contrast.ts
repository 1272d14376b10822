import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { unknownAddress } from '../support/page-titles.ts';

/** Pages whose hero is a picture, of each kind. */
export const pagesWithPicture = ['/', '/about', '/products', unknownAddress];

/** WCAG 2.2, 1.4.3, for text of any size. */
const minimumContrast = 4.5;

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

/** The lowest contrast between a line's colour and any pixel behind it. `pixels` has three bytes for each. */
function contrastOf(line: Line, pixels: Buffer, screenWidth: number): number {
  const text = luminance(...line.colour);
  const [left, top] = [Math.floor(line.x), Math.floor(line.y)];
  let lowest = Number.POSITIVE_INFINITY;
  for (let y = top; y < top + Math.floor(line.height); y += 1)
    for (let x = left; x < left + Math.floor(line.width); x += 1) {
      const at = 3 * (y * screenWidth + x);
      const background = luminance(pixels[at], pixels[at + 1], pixels[at + 2]);
      const contrast = (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05);
      lowest = Math.min(lowest, contrast);
    }
  return lowest;
}

/** The text over the picture has enough contrast with every pixel behind it. */
export async function expectContrastOverPicture(page: Page) {
  // The content security policy forbids style elements that it does not name. Text must not fade:
  // the first colour of its transition is black.
  await page.evaluate(async () => {
    const hiddenText = new CSSStyleSheet();
    hiddenText.replaceSync(
      `header *, [data-background] * { transition: none !important; }
      [data-text-hidden] :is(header, [data-background]) * { color: transparent !important; }`,
    );
    document.adoptedStyleSheets = [hiddenText];
    delete document.documentElement.dataset.textHidden;
    // Frames in which the browser chooses a picture for a new window size.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    await document.querySelector<HTMLImageElement>('[data-background] img')?.decode();
  });
  const lines = await linesOverPicture(page);
  expect(lines.length).toBeGreaterThan(3);
  await page.evaluate(() => {
    document.documentElement.dataset.textHidden = '';
  });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const end = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)));
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width, height: end } });
  const pixels = await sharp(shot).removeAlpha().raw().toBuffer();
  const tooLow = lines
    .map((line) => ({ text: line.text, contrast: contrastOf(line, pixels, width) }))
    .filter(({ contrast }) => contrast < minimumContrast);
  expect.soft(tooLow, `at ${width} × ${height}`).toEqual([]);
}
