// On the fixture site: a page that was added by its folder, its texts and one row in app/pages.ts. The tests
// of all pages (every-page, seo, seo-files) read the same table and so open it, too.

import { expect, test } from '@playwright/test';
import { page as growersPage } from '../fixture/growers.ts';
import { builtHead } from '../seo/built-head.ts';
import { pages } from '../support/pages.ts';

const address = '/our/growers';

test.skip(!pages.includes(address), 'Only the fixture site has this page.');

test('an added page has a link preview and is in the sitemap, and other forms of its address redirect to it @fixture', async ({
  request,
}) => {
  for (const other of [`${address}/`, '/Our/Growers', `${address}.html`]) {
    const { headers, status } = await request
      .get(other, { maxRedirects: 0 })
      .then((response) => ({ headers: response.headers(), status: response.status() }));
    expect([status, headers.location], other).toEqual([301, address]);
  }
  expect(builtHead(address).meta('og:title')).toEqual([growersPage.title]);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${address}</loc>`);
});
