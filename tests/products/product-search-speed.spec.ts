import { localAddress } from '../../content/languages.ts';
import { productsPage } from '../../content/pages/products.ts';
import { expect, open, test } from '../support/site.ts';

test('on a slow phone, no typed letter of a product search is lost while the address is updated', async ({
  page,
}) => {
  const text = 'cucumber';
  await open(page, '/products');
  const field = page.getByRole('searchbox', { name: productsPage.filters.searchLabel });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // The address is updated after 300 ms. With these delays, some keys are pressed before that and
  // some while the router is working.
  for (const delay of [140, 290]) {
    await field.fill('');
    await field.pressSequentially(text, { delay });
    await expect(field).toHaveValue(text);
    await expect(page).toHaveURL(localAddress(`/products?q=${text}`));
  }
});
