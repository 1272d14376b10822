// README.md promises no cookies and no tracking, and says what browsers store. every-page.spec.ts checks each page.
import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { newsPage } from '../../content/pages/news.ts';
import { footer } from '../../content/shell.ts';
import { navigationLink } from '../support/navigation-link.ts';
import { expect, hydrated, open, scrollThrough, test } from '../support/site.ts';
import { expectNothingStored, scrollPositionsKey, storedBy } from './nothing-stored.ts';

test('a visit stores only scroll positions and the last message, requests no data, and contacts only the hosts of the map', async ({
  page,
  baseURL,
}) => {
  const otherHosts = new Set<string>();
  const dataRequests: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) dataRequests.push(request.url());
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) otherHosts.add(origin);
  });
  const main = page.getByRole('main');
  await open(page, '/');
  for (const { to } of mainNavigation.toReversed()) {
    await navigationLink(page, to).click();
    await expect(page).toHaveURL(to);
    await scrollThrough(page);
    if (to === '/products') await page.getByRole('searchbox').fill('carrot');
    if (to !== '/gallery') continue;
    await main.getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: footer.newsLabel }).click();
  await main.getByRole('textbox').fill('a@example.com');
  await page.getByRole('button', { name: newsPage.newsletter.buttonLabel }).click();
  // The hosts of the map's tiles and marker (R17).
  await expect
    .poll(() => [...otherHosts].sort())
    .toEqual(['https://cdnjs.cloudflare.com', 'https://tile.openstreetmap.org']);
  // Content is part of the code (R4).
  expect(dataRequests).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expectNothingStored(page);
  const positions = await page.evaluate(
    (key) => sessionStorage.getItem(key) ?? '',
    scrollPositionsKey,
  );
  for (const place of Object.values(JSON.parse(positions)))
    expect(place).toEqual(expect.any(Number));

  await page.getByRole('textbox', { name: contactForm.nameLabel }).fill('Mona');
  await expect.poll(async () => (await storedBy(page)).tab).toContain('unsent-message');
  await expectNothingStored(page, ['unsent-message']);
  const form = page.getByRole('contentinfo');
  await form.getByRole('textbox', { name: contactForm.emailLabel }).fill(company.email);
  await form.getByRole('textbox', { name: contactForm.messageLabel }).fill('Lemons?');
  await form.getByRole('button', { name: contactForm.submitLabel }).click();
  // For a reload, if no mail program has opened.
  await expect
    .poll(async () => (await storedBy(page)).tab)
    .toEqual(['opened-message', scrollPositionsKey]);
  await expectNothingStored(page, ['opened-message']);
});
