// README.md promises no cookies, no tracking and no stored data about visitors.
import { company } from '../../content/company.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { newsPage } from '../../content/pages/news.ts';
import {
  expect,
  hydrated,
  open,
  pages,
  samplePages,
  scrollThrough,
  test,
} from '../support/site.ts';

test.use({ expectedErrors: /status of 404/ });

/**
 * React Router stores scroll positions and the pages with a view transition, to restore them on
 * Back.
 */
const routerKeys = ['react-router-scroll-positions', 'remix-router-transitions'];

test('a visit to every page stores only scroll positions, view transitions and an unsent message, and requests no data (R4)', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const otherHosts = new Set<string>();
  /** Code, styles, fonts and pictures. */
  const kinds = new Set<string>();
  page.on('request', (request) => {
    kinds.add(request.resourceType());
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) otherHosts.add(origin);
  });

  await open(page, '/');
  const links = page.getByRole('banner');
  for (const { label, to } of mainNavigation.toReversed()) {
    await links.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
    await scrollThrough(page);
  }
  const visited = mainNavigation.map(({ to }) => to);
  for (const address of samplePages.filter((address) => !visited.includes(address))) {
    await open(page, address);
    await scrollThrough(page);
  }
  // Only the hosts of the map's tiles and marker may be requested (R17).
  await expect
    .poll(() => [...otherHosts].sort())
    .toEqual(['https://cdnjs.cloudflare.com', 'https://tile.openstreetmap.org']);
  await open(page, '/products?q=carrot&organic=true');
  await open(page, '/news');
  await page.getByRole('main').getByRole('textbox').fill('a@example.com');
  await page.getByRole('button', { name: newsPage.newsletter.buttonLabel }).click();
  await links.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await links.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');

  const stored = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage).sort(),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      cookie: document.cookie,
    }));
  const nothing = { local: [], databases: [], caches: [], cookie: '' };
  await page.reload();
  await hydrated(page);
  expect(await stored()).toEqual({ ...nothing, tab: routerKeys });
  const positions = await page.evaluate(() => sessionStorage['react-router-scroll-positions']);
  for (const place of Object.values(JSON.parse(positions)))
    expect(place).toEqual(expect.any(Number));
  const transitions = await page.evaluate(() => sessionStorage['remix-router-transitions']);
  for (const [from, to] of Object.entries<string[]>(JSON.parse(transitions)))
    expect(pages).toEqual(expect.arrayContaining([from, ...to]));
  expect(await context.cookies()).toEqual([]);
  expect(otherHosts.size).toBe(2);
  expect(kinds).not.toContain('fetch');
  expect(kinds).not.toContain('xhr');

  await page.getByRole('textbox', { name: contactForm.nameLabel }).fill('Mona');
  await expect.poll(async () => (await stored()).tab).toEqual([...routerKeys, 'unsent-message']);
  await page.getByRole('textbox', { name: contactForm.emailLabel }).fill(company.email);
  await page.getByRole('textbox', { name: contactForm.messageLabel }).fill('Lemons?');
  await page.getByRole('button', { name: contactForm.submitLabel }).click();
  await expect.poll(async () => (await stored()).tab).toEqual(routerKeys);
  expect(await context.cookies()).toEqual([]);
});
