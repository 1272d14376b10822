// Clicks before hydration (app/start-script.ts).
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { holdCode } from '../support/hold-requests.ts';
import { expect, hydrated, test } from '../support/site.ts';

const product = products.find(({ images }) => images.length === 2);
if (!product) throw new Error('No product has two pictures.');

test('an arrow that is clicked twice before script shows the next picture once script arrives', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const next = page
    .getByRole('main')
    .getByRole('button', { name: productCard.nextLabel(product.name), exact: true });
  await next.dblclick();
  await expect(next).toHaveCSS('cursor', 'progress');
  release();
  await hydrated(page);
  const last = productCard.dotLabel(product.name, 2);
  await expect(
    page.getByRole('main').getByRole('button', { name: last, exact: true }),
  ).toHaveAttribute('aria-current', 'true');
  await expect(next).not.toHaveCSS('cursor', 'progress');
});

test('an arrow that is clicked until the page is ready shows the next picture, however often @every-engine', async ({
  page,
}) => {
  const label = productCard.nextLabel(product.name);
  await page.addInitScript((label) => {
    let isReady = false;
    addEventListener('hydrated', () => {
      isReady = true;
    });
    // Between all tasks of the page, so also while it hydrates.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (isReady) return;
      document.querySelector<HTMLElement>(`main [aria-label="${label}"]`)?.click();
      port2.postMessage('');
    };
    port2.postMessage('');
  }, label);
  await page.goto('/products');
  await hydrated(page);
  const last = productCard.dotLabel(product.name, 2);
  const current = page
    .getByRole('button', { name: last, exact: true })
    .and(page.locator('[aria-current=true]'));
  await expect(current).toBeVisible();
  // A click that acted late would turn back to the first picture.
  await page.waitForTimeout(500);
  await expect(current).toBeVisible();
});
