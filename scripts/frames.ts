// Measures how evenly the site moves on a phone four times slower than this machine: how many of the
// frames that the screen asks for while something moves are drawn, by Chromium's own trace. Prints a
// table for docs/growth.md. The site must be built.
//
//   npm run frames
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { productCard, productsPage } from '../content/pages/products.ts';
import { products } from '../content/products.ts';
import { siteServer } from '../hosting/server.ts';
import { scrollBy, slowPhone } from './slow-phone.ts';

interface Movement {
  what: string;
  on: string;
  start: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().dispatchEvent('click');
const follow = (name: string, within: 'main' | 'contentinfo') => (page: Page) =>
  page.getByRole(within).getByRole('link', { name }).first().dispatchEvent('click');

/** The first product of the first section, which is on the screen. */
const [section] = productsPage.sections;
const onScreen = products.find(({ category }) => category === section?.category)?.name ?? '';

const movements: Movement[] = [
  { what: 'the menu slides in', on: '/about', start: press('Menu') },
  { what: 'a picture is turned', on: '/products', start: press(productCard.nextLabel(onScreen)) },
  { what: 'a category is chosen', on: '/products', start: press('Fruits') },
  { what: 'the gallery is filtered', on: '/gallery', start: press('Farm') },
  { what: 'a photo opens', on: '/gallery', start: follow('', 'main') },
  { what: 'the next page enters', on: '/about', start: follow('Gallery', 'contentinfo') },
  { what: 'the page is scrolled', on: '/products', start: (page) => scrollBy(page, 2400, 2400) },
];
const times = 3;
/** Until every movement has ended, in milliseconds. */
const lasts = 1200;

/** A frame of 60 a second, in microseconds. */
const frame = 1_000_000 / 60;

/** What is used of an event in the trace; its time is in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  ts: number;
  id2?: { local: string };
  args: { frameSeqId?: number; data?: { state?: string; displayName?: string } };
}

/** A process in which something moves, and from when to when. */
interface Span {
  pid: number;
  from: number;
  to: number;
}

/** Starts a movement; the frames that were asked for during it, each drawn or not. */
async function framesOf(page: Page, start: Movement['start']): Promise<boolean[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await page.evaluate(() => {
    addEventListener('scroll', () => performance.mark('scrolls'), { capture: true });
  });
  await page.waitForTimeout(1500);
  await browser.startTracing(page, {
    categories: [
      'blink.animations',
      'blink.user_timing',
      'disabled-by-default-devtools.timeline.frame',
    ],
  });
  await start(page);
  await page.waitForTimeout(lasts);
  const events: TraceEvent[] = JSON.parse(String(await browser.stopTracing())).traceEvents;
  const spans = [...animationsIn(events), ...scrollsIn(events)];
  if (spans.length === 0) throw new Error(`Nothing moved on ${page.url()}.`);
  const ofThePage = events.filter(({ pid }) => pid === spans[0]?.pid);
  const drawn = new Set(
    ofThePage.filter(({ name }) => name === 'DrawFrame').map(({ args }) => args.frameSeqId),
  );
  return ofThePage
    .filter(({ name }) => name === 'BeginFrame')
    .filter(({ ts }) => spans.some(({ from, to }) => ts >= from && ts <= to))
    .map(({ args }) => drawn.has(args.frameSeqId));
}

/** When something moved or faded: not where a colour alone changed, or a part below waited to be laid out. */
function animationsIn(events: TraceEvent[]): Span[] {
  const spans: Span[] = [];
  // By name; a name is given again to another animation after the first has ended.
  const running = new Map<string, { moves: boolean; from?: number }>();
  for (const { name, ph, pid, ts, id2, args } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name !== 'Animation') continue;
    const id = `${pid} ${id2?.local}`;
    const animation = running.get(id);
    if (ph === 'b')
      running.set(id, { moves: !/color|come-later/.test(args.data?.displayName ?? '') });
    else if (args.data?.state === 'running' && animation) animation.from ??= ts;
    else if (ph === 'e' && animation) {
      // The page learns of the end a frame after the last one has been drawn.
      if (animation.from && animation.moves)
        spans.push({ pid, from: animation.from, to: ts - frame });
      running.delete(id);
    }
  }
  return spans;
}

/** When something was scrolled. */
function scrollsIn(events: TraceEvent[]): Span[] {
  const scrolls = events.filter(({ name }) => name === 'scrolls');
  const [first, last] = [scrolls[0], scrolls.at(-1)];
  return first && last ? [{ pid: first.pid, from: first.ts, to: last.ts }] : [];
}

const server = siteServer('build/client').listen(0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const phone = await slowPhone();
console.log('| movement | frames asked for | drawn |\n| --- | ---: | ---: |');
for (const { what, on, start } of movements) {
  const frames: boolean[] = [];
  for (let time = 0; time < times; time++) {
    const { page } = await phone.open(origin + on);
    frames.push(...(await framesOf(page, start)));
    await page.close();
  }
  const drawn = frames.filter(Boolean).length;
  const share = ((100 * drawn) / frames.length).toFixed(1);
  console.log(`| ${what} | ${frames.length} | ${drawn}, ${share} % |`);
}
await phone.close();
server.close();
