// Writes docs/growth.md: builds copies of the site with more products and articles, and measures them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { hasHydrated } from '../app/browser/use-hydrated.ts';
import { productsPage } from '../content/pages/products.ts';
import { seasonsPage } from '../content/pages/seasons.ts';
import { seasonTexts } from '../content/season-texts.ts';
import { ensureBrowser, launchOptions } from './browser.ts';
import { grownSite } from './grown-site.ts';

const sizes = [
  [16, 4],
  [60, 4],
  [300, 150],
] as const;
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

/**
 * Milliseconds from a key or a click to the next paint, as browsers measure them
 * (https://w3c.github.io/event-timing/#sec-performance-event-timing).
 * @throws if that paint does not have this heading and then a link to a product
 */
async function timeUntil(page: Page, heading: string, act: () => Promise<void>): Promise<number> {
  const path = `//main//h2[.="${heading}"]/following::a[starts-with(@href, "/products/")]`;
  const painted = page.evaluate(
    (path) =>
      new Promise<number>((done, fail) => {
        const isShown = () =>
          document.evaluate(path, document, null, XPathResult.BOOLEAN_TYPE).booleanValue;
        for (const type of ['input', 'click'])
          addEventListener(type, () =>
            requestAnimationFrame(() => isShown() || fail(new Error('There are no products.'))),
          );
        const observer = new PerformanceObserver((list) => {
          // Other events, such as the pointer that comes down before the click, have paints of their own.
          const act = list.getEntries().find(({ name }) => name === 'keydown' || name === 'click');
          if (act) done(act.duration);
        });
        // TypeScript's types do not have the shortest duration yet.
        const options = { type: 'event', durationThreshold: 16 };
        observer.observe(options);
      }),
    path,
  );
  await act();
  return painted;
}

/** The medians of five searches and of five months, on a phone whose processor is slowed four times. */
async function measure(url: string): Promise<number[]> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage(phone);
  // A busy machine hydrates 300 products late.
  page.setDefaultTimeout(180_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const open = async (path: string) => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(hasHydrated);
  };
  const searches: number[] = [];
  const answers: number[] = [];
  for (const [index, letter] of [...'aelrs'].entries()) {
    await open('/products');
    await page.getByRole('searchbox').focus();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const type = () => page.keyboard.type(letter);
    searches.push(await timeUntil(page, productsPage.results.heading, type));
    await open('/seasons');
    const name = seasonTexts.months[index * 2] ?? '';
    const choose = () => page.getByRole('columnheader').getByRole('button', { name }).click();
    answers.push(await timeUntil(page, seasonsPage.inSeason.heading(name), choose));
  }
  await browser.close();
  return [searches, answers].map((list) => Math.round(list.toSorted((a, b) => a - b)[2] ?? 0));
}

/** A row of the table. */
async function rowOf(products: number, articles: number): Promise<string> {
  const site = grownSite(products, articles);
  const seconds = [site.build(), site.build()];
  site.changeText();
  seconds.push(site.build());
  const html = readFileSync(join(site.built, 'products.html.br')).length / 1000;
  const { url, stop } = await site.serve();
  const times = await measure(url);
  stop();
  site.remove();
  return `| ${[products, articles, ...seconds.map(Math.round), html.toFixed(1), ...times].join(' | ')} |`;
}

ensureBrowser();
const rows: string[] = [];
for (const [products, articles] of sizes) rows.push(await rowOf(products, articles));
writeFileSync(
  'docs/growth.md',
  `# How the site grows

\`npx node scripts/growth.ts\` writes this page. It fills copies of the site with copies of products and articles. The
times depend on the machine. The last two are medians of five, on an emulated phone whose processor is slowed four
times: from a key in the search, or from a click on a month, to the paint of the first products.

| products | articles | first build, s | next build, s | after a text has changed, s | HTML of /products after Brotli, kB | search, ms | month, ms |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`,
);
