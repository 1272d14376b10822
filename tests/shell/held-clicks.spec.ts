// Clicks before hydration (app/start-script.ts).
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, hydrated, test } from '../support/site.ts';

const product = products.find(({ images }) => images.length === 2);
if (!product) throw new Error('No product has two pictures.');

test('an arrow that is clicked twice before script shows the next picture once script arrives @every-engine', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js');
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
