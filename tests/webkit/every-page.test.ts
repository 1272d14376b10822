import { describe, expect } from 'vitest';
import { isTagOf } from '../../app/browser/browser-language.ts';
import { addressesOf } from '../../app/seo/addresses.ts';
import { language } from '../../content/languages.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { pageTitles } from '../support/page-titles.ts';
import { eventually } from './page.ts';
import { test } from './test.ts';

const [, ...otherArticles] = addressesOf('article');
const [, ...otherProducts] = addressesOf('product');
const others = [...otherArticles, ...otherProducts];

/** One address of each kind of page. All articles have the same layout, and all products. */
const addresses = Object.keys(pageTitles).filter((address) => !others.includes(address));

const pixelsBeyondTheScreen = () => document.documentElement.scrollWidth - innerWidth;

/** The texts and pictures that are invisible because they or an ancestor are transparent. */
function hiddenParts() {
  const opacity = (part: Element | null): number =>
    part ? Number(getComputedStyle(part).opacity) * opacity(part.parentElement) : 1;
  return [...document.querySelectorAll('main :is(h1, h2, h3, p:not(:empty), img, dt, dd)')]
    .filter((part) => opacity(part) < 1)
    .map((part) => part.textContent || part.getAttribute('src'));
}

/** The pictures that are not shown, without those that wait in a carousel. */
function missingPictures() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  return pictures
    .filter(
      (image) => image.checkVisibility() && !image.closest('[role=group] > :not(:first-child)'),
    )
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.currentSrc || image.src);
}

/** The fonts of the heading and the text that have not been loaded. */
function missingFonts() {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  return [document.body, document.querySelector('h1') as HTMLElement]
    .map((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', ''))
    .filter((family) => !loaded.some((font) => font.family.replaceAll('"', '') === family));
}

test.for(['desktop', 'phone'])(
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

describe('with reduced motion', () => {
  test.override('reducedMotion', true);

  test('no kind of page animates or hides anything', async ({ page }) => {
    const runningAnimations = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const address of addresses) {
      await page.open(address);
      for (const when of ['when it opens', 'further down']) {
        if (when === 'further down') await page.scrollThrough();
        expect(await page.run(hiddenParts), `${address} ${when}`).toEqual([]);
        expect(await page.run(runningAnimations), `${address} ${when}`).toEqual([]);
      }
    }
  });
});

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
