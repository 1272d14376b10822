// Measures how evenly the site moves on a phone four times slower than this machine: how many frames
// of each movement come on time at 60 a second, and the longest. The site must be built.
//
//   npm run frames
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { siteServer } from '../hosting/server.ts';
import { framesOf, scrollBy, slowPhone } from './slow-phone.ts';

/** A frame of 60 a second with half a frame's grace, in milliseconds. */
const onTime = 1.5 * (1000 / 60);

interface Movement {
  what: string;
  on: string;
  start: (page: Page) => Promise<unknown>;
  /** How long it is watched, in milliseconds. */
  lasts: number;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().dispatchEvent('click');

const movements: Movement[] = [
  { what: 'nothing moves', on: '/about', start: async () => {}, lasts: 500 },
  { what: 'the menu slides in', on: '/about', start: press('Menu'), lasts: 400 },
  {
    what: 'a picture is turned',
    on: '/products',
    start: press('Next picture of Carrots'),
    lasts: 600,
  },
  { what: 'a category is chosen', on: '/products', start: press('Fruits'), lasts: 500 },
  { what: 'the gallery is filtered', on: '/gallery', start: press('Farm'), lasts: 500 },
  {
    what: 'a photo opens',
    on: '/gallery',
    start: (page) => page.getByRole('main').getByRole('link').first().dispatchEvent('click'),
    lasts: 700,
  },
  {
    what: 'a page gives way to the next',
    on: '/about',
    start: (page) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'News' })
        .first()
        .dispatchEvent('click'),
    lasts: 700,
  },
  {
    what: 'the page is scrolled',
    on: '/products',
    start: (page) => scrollBy(page, 2400, 2400),
    lasts: 100,
  },
];

const server = siteServer('build/client').listen(0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const phone = await slowPhone();
console.log('| movement | frames | on time | longest, ms |\n| --- | ---: | ---: | ---: |');
for (const { what, on, start, lasts } of movements) {
  const { page } = await phone.open(origin + on);
  const frames = await framesOf(page, () => start(page), lasts);
  const kept = frames.filter((frame) => frame < onTime).length;
  const longest = Math.round(Math.max(...frames));
  console.log(
    `| ${what} | ${frames.length} | ${Math.round((100 * kept) / frames.length)} % | ${longest} |`,
  );
  await page.close();
}
await phone.close();
server.close();
