// Clicks before hydration (app/start-script.ts).
import type { Page } from '@playwright/test';
import { productCard } from '../../content/product-card.ts';
import { holdCode } from '../support/hold-requests.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import { expect, hydrated, test } from '../support/site.ts';

const [first, second] = productsWithCard.filter(({ images }) => images.length === 2);
if (!first || !second) throw new Error('No two products have two pictures.');

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const lastDot = (page: Page, { name }: { name: string }) =>
  button(page, productCard.dotLabel(name, 2)).and(page.locator('[aria-current=true]'));

test('an arrow that is clicked before script shows the next picture once script arrives, however often it is clicked', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const twice = button(page, productCard.nextLabel(first.name));
  await twice.dblclick();
  await expect(twice).toHaveCSS('cursor', 'progress');
  // Until the page is ready, between all its tasks, so also while it hydrates.
  await button(page, productCard.nextLabel(second.name)).evaluate((arrow: HTMLElement) => {
    let isReady = false;
    addEventListener('hydrated', () => {
      isReady = true;
    });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (isReady) return;
      arrow.click();
      port2.postMessage('');
    };
    port2.postMessage('');
  });
  release();
  await hydrated(page);
  for (const product of [first, second]) await expect(lastDot(page, product)).toBeVisible();
  await expect(twice).not.toHaveCSS('cursor', 'progress');
  // A click that acted late would turn back to the first picture.
  await page.waitForTimeout(500);
  for (const product of [first, second]) await expect(lastDot(page, product)).toBeVisible();
});
