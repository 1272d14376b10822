// What depends on the page without JavaScript. without-script.spec.ts tests what all pages have in common.
import { seasonRows } from '../../app/season/season-rows.ts';
import { inSeason } from '../../content/in-season.ts';
import { articles } from '../../content/news.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { newsPage } from '../../content/pages/news.ts';
import { productPage } from '../../content/pages/product.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { products } from '../../content/products.ts';
import { expect, test, untilNetworkIsIdle } from '../support/site.ts';

// Chromium reports the scripts that a page preloads as failed requests.
test.use({
  viewport: { width: 390, height: 844 },
  javaScriptEnabled: false,
  expectedErrors: /^failed: .*\.js$/,
});

test('without JavaScript, pages have no controls that need it, and the others work @fixture', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await test.step('on the home page, what is in season is a link to the calendar, without a gap', async () => {
    await page.goto('/');
    const section = main.getByRole('region', { name: inSeason.heading });
    expect((await section.boundingBox())?.height).toBeLessThan(200);
    await section.getByRole('link').click();
    await expect(page).toHaveURL('/seasons');
  });
  await test.step('the calendar has its chart and the month of the build, and no invitation to choose another', async () => {
    const chart = main.getByRole('table', { name: seasonsPage.chartLabel });
    await expect(chart.getByRole('rowheader')).toHaveCount(seasonRows(products).length);
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await expect(main.getByText(seasonsPage.hero.chooseText)).toBeHidden();
  });
  await test.step('a product has its months, without a current one, and no print button', async () => {
    const grown = seasonRows(products).find(({ year }) => year);
    await page.goto(`/products/${grown?.product.id}`);
    const season = main.getByRole('region', { name: productPage.season.heading });
    await expect(season.locator('ol').first()).toBeVisible();
    await expect(season.locator('[data-current]')).toHaveCount(0);
    // The first term is of the current month.
    await expect(season.locator('dt:visible')).toHaveCount(
      (await season.locator('dt').count()) - (await season.locator('dl').count()),
    );
    await expect(main.getByText(productPage.printLabel)).toBeHidden();
  });
  await test.step('the gallery has no filters, and its tiles lead to the pictures', async () => {
    await page.goto('/gallery');
    await expect(main.getByRole('group', { name: galleryPage.filtersLabel })).toBeHidden();
    await main.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/pictures\/[^/]+-[0-9a-f]{4}-full-\d+\.avif$/);
  });
  await test.step('the newsletter sends no request (R6)', async () => {
    const { newsletter, readMoreLabel } = newsPage;
    await page.goto('/news');
    await main.getByRole('textbox', { name: newsletter.inputLabel }).fill('mona@example.com');
    await untilNetworkIsIdle(page);
    const pages: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
    await main.getByRole('button', { name: newsletter.buttonLabel }).click();
    // The browser handles this click after the form.
    await main.getByRole('link', { name: readMoreLabel }).first().click();
    const address = `/news/${articles[0]?.id}`;
    await expect(page).toHaveURL(address);
    expect(pages.map((url) => new URL(url).pathname)).toEqual([address]);
  });
});
