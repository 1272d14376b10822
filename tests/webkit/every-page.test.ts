import { expect } from 'vitest';
import { language, languages } from '../../content/languages.ts';
import { hiddenPartsOf } from '../support/hidden-parts.ts';
import { pageTitles } from '../support/page-titles.ts';
import { samplePages } from '../support/pages.ts';
import { eventually } from './page.ts';
import { test } from './test.ts';

// Its tests load each page anew, without a cross-fade.
test.override('compositing', false);

const pixelsBeyondTheScreen = () => document.documentElement.scrollWidth - innerWidth;

/** The pictures that are not shown, without those that wait in a carousel. */
function missingPictures() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  return pictures
    .filter((image) => image.checkVisibility() && !image.closest('a > :not(:first-child)'))
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.currentSrc || image.src);
}

/** The fonts of the heading and the text that the browser does not use. */
function missingFonts() {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const widthIn = (family: string) => {
    canvas.font = `40px ${family}`;
    return canvas.measureText(document.title).width;
  };
  return [document.body, document.querySelector('h1') as HTMLElement]
    .map((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '')
    .filter((family) => widthIn(`${family}, monospace`) === widthIn('monospace'));
}

/** The widest layouts. They are the same in every language. */
const onDesktop = language === languages[0] ? ['/', '/products', '/seasons', '/gallery'] : [];

test('each kind of page shows its text, pictures and fonts on a phone, and wide ones on a desktop', async ({
  page,
}) => {
  for (const [index, address] of [...samplePages, ...onDesktop].entries()) {
    await page.open(address, { onPhone: index < samplePages.length });
    expect(await page.run(() => document.title)).toContain(pageTitles[address]?.title);
    await page.scrollThrough();
    expect(await page.run(pixelsBeyondTheScreen), address).toBe(0);
    for (const read of [hiddenPartsOf, missingPictures, missingFonts])
      await eventually(() => page.run<unknown>(read), `${read.name} of ${address}`).toEqual([]);
  }
});
