import { addressIn, languages, localAddress, otherLanguages } from '../../content/languages.ts';
import { brokenPage } from '../../content/pages/shell.ts';
import { products } from '../../content/products.ts';
import { builtHead } from '../seo/built-head.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, hydrated, open, pages, samplePages, test } from '../support/site.ts';

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
  await expect(page.getByRole('group', { name: other.name })).toBeHidden();
});

test.describe('a browser that prefers another language', { tag: '@every-language' }, () => {
  test.use({ locale: other.locale });

  test('is offered that language until the offer is closed', async ({ page }) => {
    await open(page, '/gallery');
    const offer = page.getByRole('group', { name: other.name });
    await expect(offer.getByRole('link')).toHaveAttribute('href', addressIn(other, '/gallery'));
    await offer.getByRole('button', { name: other.offer.closeLabel }).click();
    await expect(offer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(offer).toBeHidden();
  });

  test('is offered that language on the first page only', async ({ page }) => {
    await open(page, '/gallery');
    const offer = page.getByRole('group', { name: other.name });
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
    const offer = page.getByRole('group', { name: other.name });
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(addressIn(other, '/gallery'));
    await page.goBack();
    await hydrated(page);
    await expect(offer).toBeHidden();
  });

  test.describe('on every kind of page', () => {
    test.use({ expectedErrors: /status of 404/ });
    const screens = [
      [320, 640],
      [390, 844],
      [667, 375],
      [1280, 800],
    ] as const;

    test('the offer is above no text, at every screen size', async ({ page }) => {
      test.slow();
      for (const address of samplePages) {
        await open(page, address);
        const offer = page.getByRole('group', { name: other.name });
        await expect(offer).toBeVisible();
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height });
          const covered = await offer.evaluate(textsUnder);
          expect.soft(covered, `${address} at ${width} × ${height}`).toEqual([]);
        }
      }
    });

    test('the offer stands beside the link to the enquiry', async ({ page }) => {
      await open(page, `/enquiry?add=${products[0]?.id}`);
      const offer = page.getByRole('group', { name: other.name });
      await expect(offer.getByRole('link')).toHaveAttribute('href', addressIn(other, '/enquiry'));
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await expect(offer).toBeInViewport({ ratio: 1 });
        expect.soft(await offer.evaluate(textsUnder), `at ${width} × ${height}`).toEqual([]);
      }
    });
  });
});

/** The texts of the page that an element covers in part. */
function textsUnder(element: Element): string[] {
  const cover = element.getBoundingClientRect();
  const texts: string[] = [];
  const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (textNodes.nextNode()) {
    const node = textNodes.currentNode;
    if (element.contains(node) || !node.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      // Lines have space above and below their letters.
      const space = height / 6;
      if (
        width > 1 &&
        left < cover.right &&
        right > cover.left &&
        top + space < cover.bottom &&
        bottom - space > cover.top
      )
        texts.push(range.toString());
    }
  }
  return texts;
}

test.describe('a page that fails to render', { tag: '@every-language' }, () => {
  test.use({ expectedErrors: /broken on purpose/ });

  test('has a link to the home page of the same language', async ({ page }) => {
    await open(page, '/news');
    // Pictures call this function when they render.
    await page.evaluate(() => {
      performance.getEntriesByName = () => {
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
