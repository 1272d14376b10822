import { type Page, test as withoutPage } from '@playwright/test';
import { sitePages } from '../../app/seo/site-pages.ts';
import {
  addressIn,
  language,
  languages,
  localAddress,
  otherLanguages,
} from '../../content/languages.ts';
import { products } from '../../content/products.ts';
import { screens } from '../every-page/screen-sizes.ts';
import { builtHead } from '../seo/built-head.ts';
import { holdCode } from '../support/hold-requests.ts';
import { labelOf } from '../support/label-of.ts';
import { simulateBackForwardCache } from '../support/safari-behaviour.ts';
import { expect, hydrated, open, test, untilNetworkIsIdle } from '../support/site.ts';
import { expectToCoverNoText } from './covers-no-text.ts';

const [other] = otherLanguages;
if (!other) throw new Error('The site has one language only.');
/** The pages that search engines list. */
const listed = sitePages.map(({ address }) => address);

withoutPage('every page names its counterparts in all languages @every-language', () => {
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

test('header and footer link to the counterpart of a page, with its query and hash, and a visit without another preferred language gets no offer', async ({
  page,
}) => {
  await open(page, '/products?q=a#organic');
  for (const region of ['banner', 'contentinfo'] as const) {
    const link = page.getByRole(region).getByRole('link', { name: other.name });
    await expect(link).toHaveAttribute('href', addressIn(other, '/products?q=a#organic'));
    await expect(link).toHaveAttribute('lang', other.locale);
    await expect(link).toHaveAttribute('hreflang', other.code);
  }
  await expectNoOffer(page);
});

test('before script, a link to another language waits for the query and hash of the address, or opens at once without them', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: other.name });
  const release = await holdCode(page);
  await page.goto('/products?q=a#organic', { waitUntil: 'commit' });
  await link.click();
  await expect(link).toHaveCSS('cursor', 'progress');
  release();
  await expect(page).toHaveURL(addressIn(other, '/products?q=a#organic'));
  await expect(page.locator('html')).toHaveAttribute('lang', other.locale);
  await holdCode(page);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await link.click();
  await expect(page).toHaveURL(addressIn(other, '/gallery'));
});

/** The offer is rendered some time after the hydration. */
async function expectNoOffer(page: Page) {
  await untilNetworkIsIdle(page);
  await expect(page.getByRole('group', { name: other?.name })).toHaveCount(0);
}

// tests/every-page/every-page.spec.ts checks the offer on every page.
test.describe('a browser that prefers another language', () => {
  test.use({ locale: other.locale });

  test('the offer is shown until the visitor chooses a language, closes it or goes to another page', async ({
    page,
    baseURL,
  }) => {
    const offer = page.getByRole('group', { name: other.name });
    const setLanguages = (...tags: string[]) =>
      page.addInitScript(
        (value) => Object.defineProperty(navigator, 'languages', { value, configurable: true }),
        tags,
      );
    const reload = async () => {
      await page.reload();
      await hydrated(page);
    };
    const forgetAndReload = async () => {
      await page.evaluate(() => localStorage.clear());
      await reload();
    };

    await setLanguages('fr-FR', other.locale, language.locale);
    await open(page, '/gallery');
    await test.step('the page is as the browser left it when it comes back', async () => {
      await expect(offer.getByText(other.offer.text)).toBeVisible();
      await page.evaluate(() => localStorage.setItem('language-offer', 'closed'));
      await simulateBackForwardCache(page);
      await expect(offer).toBeHidden();
    });

    await forgetAndReload();
    await test.step('it chooses the language', async () => {
      await offer.getByRole('link').click();
      await expect(page).toHaveURL(addressIn(other, '/gallery'));
      await page.goBack();
      await hydrated(page);
      await expectNoOffer(page);
    });

    await test.step('it chooses the language in a new tab, or before the code could remember that', async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto(localAddress('/gallery'), { referer: `${baseURL}/` });
      await hydrated(page);
      await expectNoOffer(page);
      // Another site, whose address only begins like this one's.
      await page.goto(localAddress('/gallery'), { referer: `${baseURL}0/` });
      await hydrated(page);
      await expect(offer).toBeVisible();
    });

    await test.step('it closes the offer, also by a double click', async () => {
      await offer.getByRole('button', { name: other.offer.closeLabel }).dblclick();
      await expect(offer).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(localAddress('/gallery'));
      await reload();
      await expectNoOffer(page);
    });

    await forgetAndReload();
    await test.step('it goes to another page', async () => {
      await expect(offer).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: labelOf('/about') }).click();
      await expect(page).toHaveURL(localAddress('/about'));
      await expectNoOffer(page);
      await reload();
      await expectNoOffer(page);
    });

    await setLanguages(language.locale, other.locale);
    await forgetAndReload();
    await test.step('it does not prefer another language', () => expectNoOffer(page));
  });

  test('the offer covers no text with products on the enquiry list @every-language', async ({
    page,
  }) => {
    await open(page, `/enquiry?add=${products[0]?.id}`);
    const offer = page.getByRole('group', { name: other.name });
    await expect(offer.getByRole('link')).toHaveAttribute('href', addressIn(other, '/enquiry'));
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectToCoverNoText(offer, `at ${screen.width} × ${screen.height}`);
    }
  });
});
