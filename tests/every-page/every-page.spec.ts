import type { Page, Response } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { company } from '../../content/company.ts';
import {
  addressIn,
  language,
  languages,
  localAddress,
  otherLanguages,
} from '../../content/languages.ts';
import { products } from '../../content/products.ts';
import { expectAboveNoText } from '../shell/above-no-text.ts';
import { pageTitles, unknownAddress } from '../support/page-titles.ts';
import {
  expect,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  hiddenParts,
  hydrated,
  pages,
  samplePages,
  scrollThrough,
  test,
} from '../support/site.ts';
import { serveSlowly } from './arrival.ts';
import { expectNoViolations } from './axe.ts';
import { expectContrastOverPicture, pagesWithPicture } from './contrast.ts';
import { expectToFitWithLargeText, expectWholeWords, screens } from './screen-sizes.ts';

const [first] = languages;
const [other] = otherLanguages;
if (!other) throw new Error('The site has one language only.');

// Chromium reports the intended 404 on the console.
test.use({ expectedErrors: /status of 404/ });

test.describe('to a visitor who prefers another language', { tag: '@every-language' }, () => {
  // So the page offers it.
  test.use({ locale: other.locale });

  let slowSite: ReturnType<typeof serveSlowly>;
  test.beforeAll(({ baseURL }) => {
    slowSite = serveSlowly(baseURL ?? '');
  });
  test.afterAll(() => slowSite.close());

  for (const address of samplePages)
    test(`${address} moves nothing while it arrives, shows all its parts, is accessible and fits every screen`, async ({
      page,
    }) => {
      test.slow();
      const arriveAt = (width: number) =>
        test.step(`at ${width} px, it moves nothing, shows all its parts and is accessible`, async () => {
          await page.setViewportSize({ width, height: 780 });
          await expectToBeComplete(page, address, await slowSite.open(page, address));
          await scrollThrough(page);
          // A visitor cannot see a smaller shift.
          await expectNoLayoutShift(page, 0.003);
          for (const faults of [hiddenParts, runningAnimations])
            await expect
              .poll(() => faults(page), { message: faults.name, intervals: [50] })
              .toEqual([]);
          await expectNoViolations(page, `at ${width} px`);
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        });

      await arriveAt(360);
      const offer = page.getByRole('group', { name: other.name });
      const counterpart = addressIn(other, address);
      await expect(offer.getByRole('link')).toHaveAttribute('href', counterpart);
      for (const screen of screens) {
        const when = `at ${screen.width} × ${screen.height}`;
        await test.step(`${when}, it fits, the offer of another language is above no text, and text over a picture has enough contrast`, async () => {
          await page.setViewportSize(screen);
          await expectNoSidewaysScroll(page, when);
          await expectAboveNoText(offer, when);
          if (pagesWithPicture.includes(address)) await expectContrastOverPicture(page);
        });
      }
      await offer.getByRole('button', { name: other.offer.closeLabel }).click();
      await expect(offer).toBeHidden();

      // The layout is the same in every language. Texts are longest for their line on a phone.
      if (language === first) await arriveAt(1280);
      await test.step('no word of its heading is broken or cut off at 400 % zoom', () =>
        expectWholeWords(page));
      await test.step('it fits with text twice as large', () => expectToFitWithLargeText(page));
    });
});

test('every other page opens and hydrates, with header, footer and headings in order, and breaks no word of its heading at 400 % zoom @every-language @fixture', async ({
  page,
}) => {
  test.slow();
  // The fixture site has copies of a product and of an article, which differ in their number only.
  const others = pages.filter((address) =>
    language === first ? !/-\d+$/.test(address) : !samplePages.includes(address),
  );
  for (const address of others)
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectToOpen(page, address);
      await expectWholeWords(page);
    });
});

const lengthOfWords = (name: string) => Math.max(...name.split(' ').map(({ length }) => length));
const [longest] = products.toSorted((a, b) => lengthOfWords(b.name) - lengthOfWords(a.name));

test('every kind of page opens and hydrates in Firefox, fits a desktop and a small phone, and breaks no word of its heading at 400 % zoom @firefox', async ({
  page,
}) => {
  test.slow();
  for (const address of new Set([...samplePages, addressOf('product', longest?.id)]))
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectToOpen(page, address);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `at ${width} px`);
      }
      await expectWholeWords(page);
    });
});

async function expectToOpen(page: Page, address: string) {
  await expectNoLayoutShift(page);
  const response = await page.goto(localAddress(address));
  await hydrated(page);
  await expectToBeComplete(page, address, response);
}

async function expectToBeComplete(page: Page, address: string, response: Response | null) {
  expect(response?.status()).toBe(address === unknownAddress ? 404 : 200);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText([pageTitles[address]?.heading ?? '']);
  await expect(page).toHaveTitle(pageTitles[address]?.title ?? '');
  await expect(page.getByRole('banner')).toBeAttached();
  await expect(page.getByRole('contentinfo')).toContainText(company.email);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  levels.reduce((before, level) => {
    expect(level - before, `h${level} after h${before}`).toBeLessThanOrEqual(1);
    return level;
  }, 0);
}

/** The names of the animations that have not ended. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName),
  );
