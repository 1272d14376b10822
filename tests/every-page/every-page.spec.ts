import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { language, languages, localAddress } from '../../content/languages.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { header } from '../../content/pages/shell.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { pageTitles, unknownAddress } from '../support/page-titles.ts';
import {
  expect,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  hiddenParts,
  hydrated,
  open,
  pages,
  samplePages,
  scrollThrough,
  test,
} from '../support/site.ts';
import { expectNoViolations } from './axe.ts';

// Chromium reports the intended 404 on the console.
test.use({ expectedErrors: /status of 404/ });

const [first] = languages;

test('every page opens and hydrates, with header, footer and headings in order @every-language @fixture', async ({
  page,
}) => {
  test.slow();
  for (const address of pages) await test.step(address, () => expectToOpen(page, address));
});

for (const address of samplePages)
  test(`${address} does not move while it loads, shows all its parts, fits every width and is accessible @every-language`, async ({
    page,
  }) => {
    // The layout is the same in every language. Texts are longest for their line on a phone.
    for (const width of language === first ? [360, 1280] : [360]) {
      await page.setViewportSize({ width, height: 780 });
      await loadWithLateAssets(page, address);
      await scrollThrough(page);
      // A visitor cannot see a smaller shift.
      await expectNoLayoutShift(page, 0.005);
      await expect.poll(() => hiddenParts(page), 'parts that did not appear').toEqual([]);
      await expect.poll(() => runningAnimations(page), 'animations').toEqual([]);
      await expectNoViolations(page, `at ${width} px`);
    }
    await expectToFitEveryWidth(page);
  });

/** Loads a page whose pictures arrive after its text, and its fonts after its code. */
async function loadWithLateAssets(page: Page, address: string) {
  const releasePictures = await holdRequests(page, '**/*.avif');
  const releaseFonts = await holdRequests(page, '**/fonts-*.js');
  await page.goto(localAddress(address), { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  releasePictures();
  await hydrated(page);
  // tests/support/site.ts ignores layout shifts within 500 ms of a page change.
  await page.waitForFunction(() => performance.now() > 1000);
  releaseFonts();
  // Not `document.fonts.ready`: it may have been fulfilled before the page requested the fonts.
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    // The fallback fonts are on the device, and loaded from the start.
    const families = loaded.map(({ family }) => family).filter((one) => !/Fallback/.test(one));
    return new Set(families).size >= 2;
  });
  await page.unrouteAll({ behavior: 'wait' });
}

test('every kind of page opens and hydrates in Firefox, and fits a desktop and a small phone @firefox', async ({
  page,
}) => {
  test.slow();
  for (const address of samplePages)
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectToOpen(page, address);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `at ${width} px`);
      }
    });
});

async function expectToOpen(page: Page, address: string) {
  await expectNoLayoutShift(page);
  const response = await page.goto(localAddress(address));
  expect(response?.status()).toBe(address === unknownAddress ? 404 : 200);
  await hydrated(page);
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

/** No page scrolls sideways at any width, nor with text twice as large (WCAG 1.4.4, 1.4.10). */
async function expectToFitEveryWidth(page: Page) {
  for (const width of [320, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `at ${width} px`);
  }
  await doubleText(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, `at ${width} px, twice as large`);
  }
}

/** Doubles the text size, as a browser setting does. */
async function doubleText(page: Page) {
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets = [large];
  });
}

test('no page requests data, only code, styles, fonts and pictures (R4) @fixture', async ({
  page,
}) => {
  const kinds = new Set<string>();
  page.on('request', (request) => kinds.add(request.resourceType()));
  await open(page, '/');
  for (const { label, to } of mainNavigation.toReversed()) {
    await page
      .getByRole('navigation', { name: header.navigationLabel })
      .getByRole('link', { name: label, exact: true })
      .click();
    await expect(page).toHaveURL(localAddress(to));
    await scrollThrough(page);
  }
  expect(kinds).not.toContain('fetch');
  expect(kinds).not.toContain('xhr');
});
