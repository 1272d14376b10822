import { expect } from 'vitest';
import { isTagOf } from '../../app/browser/browser-language.ts';
import { language, languages } from '../../content/languages.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { pageTitles } from '../support/page-titles.ts';
import { addresses, hiddenParts } from './kinds-of-page.ts';
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

/** Texts are longest for their line on a phone. The layout is the same in every language. */
const devices = language === languages[0] ? ['desktop', 'phone'] : ['phone'];

test.for(devices)(
  'each kind of page shows its text, pictures and fonts on a %s',
  async (device, { page }) => {
    for (const address of addresses) {
      await page.open(address, { onPhone: device === 'phone' });
      expect(await page.run(() => document.title)).toContain(pageTitles[address]?.title);
      await page.scrollThrough();
      expect(await page.run(pixelsBeyondTheScreen), address).toBe(0);
      for (const read of [hiddenParts, missingPictures, missingFonts])
        await eventually(() => page.run<unknown>(read), `${read.name} of ${address}`).toEqual([]);
    }
  },
);

test('a form that is sent empty answers in the language of the page', async ({ page }) => {
  const { nameLabel, submitLabel, missingField } = contactForm;
  const name = { role: 'textbox', name: nameLabel };
  await page.open('/about');
  await page.click({ role: 'button', name: submitLabel });
  await page.expectFocus(name);
  const describedBy = await (await page.find(name)).getAttribute('aria-describedby');
  const isBrowserOfPage = isTagOf(language, await page.run(() => navigator.language));
  // Name, email and message.
  const answers = await page.run(
    (text: string) =>
      [...document.querySelectorAll('form p')].filter((one) => one.textContent === text).length,
    missingField,
  );
  expect({ answers, isDescribed: Boolean(describedBy) }).toEqual(
    isBrowserOfPage ? { answers: 0, isDescribed: false } : { answers: 3, isDescribed: true },
  );
});
