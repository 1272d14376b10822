import { addressIn, languages, localAddress, otherLanguages } from '../../content/languages.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { brokenPage } from '../../content/pages/shell.ts';
import { builtHead } from '../seo/built-head.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, hydrated, open, pages, test } from '../support/site.ts';

const [other] = otherLanguages;
if (!other) throw new Error('The site has one language only.');
/** The pages that search engines list. */
const listed = pages.filter((page) => !['/enquiry', '/no-such-page'].includes(page));

test('every page names its counterparts in all languages @every-language', async ({
  baseURL: _,
}) => {
  for (const address of listed) {
    const links = builtHead(address)
      .link('alternate')
      .filter(({ hreflang }) => hreflang)
      .map(({ hreflang, href }) => [hreflang, new URL(`${href}`).pathname]);
    expect
      .soft(links, address)
      .toEqual([
        ...languages.map((one) => [one.code, addressIn(one, address)]),
        ['x-default', address],
      ]);
  }
});

test('header and footer link to the counterpart of a page, with its query and hash @every-language', async ({
  page,
}) => {
  await open(page, '/products?q=a#organic');
  for (const region of ['banner', 'contentinfo'] as const) {
    const link = page.getByRole(region).getByRole('link', { name: other.name });
    await expect(link).toHaveAttribute('href', addressIn(other, '/products?q=a#organic'));
    await expect(link).toHaveAttribute('lang', other.locale);
    await expect(link).toHaveAttribute('hreflang', other.code);
  }
  await page.getByRole('banner').getByRole('link', { name: other.name }).click();
  await hydrated(page);
  await expect(page).toHaveURL(addressIn(other, '/products?q=a#organic'));
  await expect(page.locator('html')).toHaveAttribute('lang', other.locale);
});

test('a visit without another preferred language gets no offer @every-language', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('complementary', { name: other.name })).toBeHidden();
});

test.describe('a browser that prefers another language', { tag: '@every-language' }, () => {
  test.use({ locale: other.locale });

  test('is offered that language until the offer is closed', async ({ page }) => {
    await open(page, '/gallery');
    const offer = page.getByRole('complementary', { name: other.name });
    await expect(offer.getByRole('link')).toHaveAttribute('href', addressIn(other, '/gallery'));
    await offer.getByRole('button', { name: other.offer.closeLabel }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(offer).toBeHidden();
  });

  test('is offered that language on the first page only', async ({ page }) => {
    await open(page, '/gallery');
    const offer = page.getByRole('complementary', { name: other.name });
    await expect(offer).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: labelOf('/about') }).click();
    await expect(page).toHaveURL(localAddress('/about'));
    await expect(offer).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(offer).toBeHidden();
  });

  test('is not offered it again after choosing a language', async ({ page }) => {
    await open(page, '/gallery');
    const offer = page.getByRole('complementary', { name: other.name });
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(addressIn(other, '/gallery'));
    await page.goBack();
    await hydrated(page);
    await expect(offer).toBeHidden();
  });

  test.describe('on the not-found page', () => {
    test.use({ viewport: { width: 768, height: 900 }, expectedErrors: /status of 404/ });

    test('the offer hides no link that has the focus', async ({ page }) => {
      await open(page, '/nowhere');
      const offer = page.getByRole('complementary', { name: other.name });
      await expect(offer).toBeVisible();
      const link = page.getByRole('link', { name: notFoundPage.linkLabel });
      await link.focus();
      const focused = await link.boundingBox();
      const hidden = await offer.boundingBox();
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(hidden?.y ?? 0);
    });
  });
});

test.describe('a page that fails to render', { tag: '@every-language' }, () => {
  test.use({ expectedErrors: /broken on purpose/ });

  test('has a link to the home page of the same language', async ({ page }) => {
    await open(page, '/news');
    // Links call this function when they render.
    await page.evaluate(() => {
      window.matchMedia = () => {
        throw new Error('broken on purpose');
      };
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('/about') })
      .click();
    await page.getByRole('link', { name: brokenPage.homeLabel }).click();
    await hydrated(page);
    await expect(page).toHaveURL(localAddress('/'));
  });
});
