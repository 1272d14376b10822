import type { Locator, Page, Response } from '@playwright/test';
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
import { expectToCoverNoText } from '../shell/covers-no-text.ts';
import { pageTitles, unknownAddress } from '../support/page-titles.ts';
import { fullArticle, samplePages } from '../support/pages.ts';
import {
  expect,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  hiddenParts,
  hydrated,
  scrollThrough,
  test,
} from '../support/site.ts';
import { serveSlowly } from './arrival.ts';
import { expectNoViolations } from './axe.ts';
import { expectContrastOverPicture, pagesWithPicture } from './contrast.ts';
import { expectNothingStored } from './nothing-stored.ts';
import { expectToPrint, printedInArabic } from './printed-page.ts';
import {
  expectNothingBelowNotch,
  expectToFitWithLargeText,
  expectWholeWords,
  screens,
  screensInArabic,
} from './screen-sizes.ts';
import { collectRequests, emulatePhone, expectWithinBudgets } from './visit-budgets.ts';

const [first] = languages;

/** Pages whose picture has an arch, which reaches as high as the header. */
const pagesWithArch = [addressOf('news'), addressOf('article', fullArticle?.id)];

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
    test(`${address} moves nothing while it arrives, shows all its parts, is accessible, fits every screen and prints`, async ({
      page,
    }) => {
      test.slow();
      const requests = collectRequests(page);
      const offer = page.getByRole('group', { name: other.name });
      /** Opens the page, as on a slow network. */
      const arrive = () =>
        test.step('it moves nothing while it arrives', async () => {
          await expectToBeComplete(page, address, await slowSite.open(page, address));
          // A visitor cannot see a smaller shift.
          await expectNoLayoutShift(page, 0.003);
        });

      const leavePhone = await emulatePhone(page);
      await arrive();
      await test.step('what a phone downloads is within the budgets', () =>
        expectWithinBudgets(page, requests));
      await test.step('on a phone, it shows all its parts and is accessible', async () => {
        await scrollThrough(page);
        for (const faults of [hiddenParts, runningAnimations])
          await expect
            .poll(() => faults(page), { message: faults.name, intervals: [50] })
            .toEqual([]);
        await expectNoViolations(page);
      });
      await test.step('it stores only scroll positions, and no cookies', () =>
        expectNothingStored(page));
      await test.step('the notch of a phone covers nothing', () => expectNothingBelowNotch(page));
      await leavePhone();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(offer.getByRole('link')).toHaveAttribute('href', addressIn(other, address));
      for (const screen of language === first ? screens : screensInArabic) {
        const when = `at ${screen.width} × ${screen.height}`;
        await test.step(`${when}, it fits, the offer of another language is above no text, and text over a picture has enough contrast`, async () => {
          await page.setViewportSize(screen);
          await expectNoSidewaysScroll(page, when);
          await expectToCoverNoText(offer, when);
          if (pagesWithPicture.includes(address)) await expectContrastOverPicture(page);
        });
      }
      if (pagesWithArch.includes(address))
        await test.step('the offer does not cover the arched picture', () =>
          expectAbove(offer, page.getByRole('main').locator('img').first()));
      await offer.getByRole('button', { name: other.offer.closeLabel }).click();
      await expect(offer).toBeHidden();
      await test.step('no word of its heading is broken or cut off at 400 % zoom', () =>
        expectWholeWords(page));
      await test.step('it fits with text twice as large', () => expectToFitWithLargeText(page));

      await page.setViewportSize({ width: 1280, height: 780 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Its first screen differs most on a desktop.
      if (language === first && address === '/') await arrive();
      if (language !== first && !printedInArabic.includes(address)) return;
      await test.step('on paper, it has its pictures, the fonts of the site, as many sheets as it needs, and no controls', () =>
        expectToPrint(page, address));
      if (language !== first) return;
      await test.step('on a desktop, with reduced motion, it shows all its parts at once and is accessible', async () => {
        expect(await hiddenParts(page)).toEqual([]);
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        await expectNoViolations(page);
      });
    });
});

test('every kind of page of another company, and a product of each category in Arabic, opens and hydrates, with header, footer and headings in order @every-language @fixture', async ({
  page,
}) => {
  test.slow();
  const categories = Map.groupBy(products, ({ category }) => category);
  const oneOfEach = [...categories.values()].map(([one]) => addressOf('product', one?.id));
  for (const address of language === first ? samplePages : oneOfEach)
    await test.step(address, () => expectToOpen(page, address));
});

const lengthOfWords = (name: string) => Math.max(...name.split(' ').map(({ length }) => length));
const [longest] = products.toSorted((a, b) => lengthOfWords(b.name) - lengthOfWords(a.name));

// Pages with a layout of their own, each with a link to the next one. The tests of topics load them in Firefox.
const pagesInFirefox = [
  ...['/', '/seasons', '/products'],
  addressOf('product', longest?.id),
  addressOf('news'),
  addressOf('article', fullArticle?.id),
];

test('pages fit a desktop and a small phone in Firefox, and break no word of their heading at 400 % zoom @firefox', async ({
  page,
}) => {
  const expectToFit = async () => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `at ${width} px`);
    }
    await expectWholeWords(page);
  };
  await expectToOpen(page, '/enquiry');
  await expectToFit();
  await page.goto('/');
  await hydrated(page);
  for (const address of pagesInFirefox)
    await test.step(address, async () => {
      // Also one in the closed menu of phones.
      await page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
      const { heading = '' } = pageTitles[address] ?? {};
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectToFit();
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
  const header = page.getByRole('banner');
  for (const part of [header, header.locator('> *').first()]) {
    await expect(part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(part).toHaveCSS('background-image', 'none');
  }
  await expect(header).toHaveCSS('position', 'absolute');
  for (const part of [header, page.getByRole('contentinfo')]) {
    // The offer of the other language has more words.
    const link = part.locator('a[hreflang]', { hasText: new RegExp(`^${other?.name}$`) });
    await expect(link).toHaveAttribute('href', addressIn(other ?? first, address));
  }
  await expect(page.getByRole('contentinfo')).toContainText(company.email);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  levels.reduce((before, level) => {
    expect(level - before, `h${level} after h${before}`).toBeLessThanOrEqual(1);
    return level;
  }, 0);
}

async function expectAbove(offer: Locator, picture: Locator) {
  for (const width of [1024, 1280, 1920]) {
    await offer.page().setViewportSize({ width, height: 800 });
    const box = await picture.boundingBox();
    await expect
      .poll(() => offer.boundingBox().then((box) => box && box.y + box.height))
      .toBeLessThanOrEqual(box?.y ?? 0);
  }
}

/** The names of the animations that have not ended. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName),
  );
