// Measures the time from a tap on a link to the first frame of the next page, on an emulated phone
// four times slower than this machine. Prints a table for docs/growth.md. Build the site first.
//   npm run page-changes                every page change, seven times each
//   npm run page-changes -- 3           three times each
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { siteServer } from '../hosting/server.ts';
import { medianAndMaximum, slowPhone } from './slow-phone.ts';

const [, second, third] = articles;
if (!second || !third) throw new Error('content/facts/news.json needs at least three articles.');

const pageChanges: [from: string, to: string][] = [
  ['/', '/products'],
  ['/', '/about'],
  ['/', '/contact'],
  ['/about', '/gallery'],
  ['/gallery', '/news'],
  ['/news', `/news/${second.id}`],
  [`/news/${second.id}`, `/news/${third.id}`],
  ['/products', '/'],
];
const runs = Number(process.argv[2] ?? 7);
const touchMilliseconds = 90;

const server = siteServer('build/client').listen(0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const phone = await slowPhone();

console.log('| from | to | ms, median | ms, slowest |\n| --- | --- | ---: | ---: |');
for (const [from, to] of pageChanges) {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page } = await phone.open(origin + from);
    times.push(await timeTap(page, to));
    await page.close();
  }
  const [median, slowest] = medianAndMaximum(times);
  console.log(`| ${from} | ${to} | ${Math.round(median ?? 0)} | ${Math.round(slowest ?? 0)} |`);
}
await phone.close();
server.close();

/** The time from the tap's click event to the first frame with another heading. */
async function timeTap(page: Page, to: string): Promise<number> {
  const link = page.locator(`main a[href="${to}"]:visible, footer a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  const shown = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let clicked = 0;
        const click = (event: Event) => {
          clicked = event.timeStamp;
        };
        addEventListener('click', click, { capture: true, once: true });
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const observer = new MutationObserver(() => {
          if (heading() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message that is posted during a frame arrives after the frame has been painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - clicked);
            port2.postMessage(0);
          });
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
  const box = await link.boundingBox();
  if (!box) throw new Error(`${page.url()} has no visible link to ${to}.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMilliseconds);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return shown;
}
