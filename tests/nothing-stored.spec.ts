// No cookies, no tracking, nothing kept about a visitor: what README.md promises.
import { company } from '../content/company.ts';
import { expect, hydrated, open, pages, scrollThrough, test } from './site.ts';

test.use({ expectedErrors: /status of 404/ });

test('a tour of the whole site leaves no trace but where pages were scrolled to', async ({
  page,
  context,
  baseURL,
}) => {
  const others = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) others.add(origin);
  });

  for (const address of pages) {
    await open(page, address);
    await scrollThrough(page);
  }
  await open(page, '/products?q=carrot&organic=true');
  await open(page, '/news');
  await page.getByRole('main').getByRole('textbox').fill('a@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const ways = page.getByRole('navigation', { name: 'Quick Links' });
  await ways.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await ways.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');

  const stored = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      cookie: document.cookie,
    }));
  const nothing = { local: [], databases: [], caches: [], cookie: '' };
  await page.reload();
  await hydrated(page);
  expect(await stored()).toEqual({ ...nothing, tab: ['react-router-scroll-positions'] });
  const scrolled = await page.evaluate(() => sessionStorage['react-router-scroll-positions']);
  for (const place of Object.values(JSON.parse(scrolled)))
    expect(place).toEqual(expect.any(Number));
  expect(await context.cookies()).toEqual([]);
  // The map's tiles and its marker (R17), and nobody else.
  expect([...others].sort()).toEqual([
    'https://cdnjs.cloudflare.com',
    'https://tile.openstreetmap.org',
  ]);

  await page.getByRole('textbox', { name: 'Full name' }).fill('Mona');
  await expect
    .poll(async () => (await stored()).tab.sort())
    .toEqual(['react-router-scroll-positions', 'unsent-message']);
  await page.getByRole('textbox', { name: 'Email address' }).fill(company.email);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Lemons?');
  await page.getByRole('button', { name: 'Write the email' }).click();
  await expect.poll(async () => (await stored()).tab).toEqual(['react-router-scroll-positions']);
  expect(await context.cookies()).toEqual([]);
});
