// The lightbox used in a hurry: two actions without a pause, and clicks before script.
import type { Page } from '@playwright/test';
import { localAddress } from '../../content/languages.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { productPage } from '../../content/pages/product.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { swipe } from '../product-card/swipe.ts';
import { clickWhileLeaving } from '../support/click-while-leaving.ts';
import { holdCode, holdRequests } from '../support/hold-requests.ts';
import { expect, hydrated, open, test, untilNetworkIsIdle } from '../support/site.ts';
import { button, expectPhoto, lightbox, nameAt, photosInView, tile } from './lightbox.ts';

const [product] = products;
if (!product) throw new Error('There is no product.');
const lightboxCode = /\/assets\/lightbox.*\.js/;
const productPhoto = productCard.pictureLabel(product.name, 1, product.images.length);

/** The entry of the history that the page is at. Back leads to the entry before it. */
const historyEntry = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { currentEntry: { key: string } } };
    return `${location.pathname} ${navigation.currentEntry.key}`;
  });

/** Checks that the lightbox is closed, that the page can be used, and that nothing was left in the history. */
async function expectClosed(page: Page, entry: string) {
  await expect(lightbox(page)).toHaveCount(0);
  await expect.poll(() => historyEntry(page)).toBe(entry);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('[inert]')).toHaveCount(0);
}

/**
 * Clicks twice, the second time 250 ms after the first, also while the page is still busy with the first. On
 * a slow machine the second click arrives later, so each has the time at which a visitor's would be made.
 */
async function clickTwice(page: Page, name: string) {
  await tile(page, name).hover();
  const box = await tile(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the page.`);
  const session = await page.context().newCDPSession(page);
  const click = (timestamp: number) =>
    Promise.all(
      (['mousePressed', 'mouseReleased'] as const).map((type) =>
        session.send('Input.dispatchMouseEvent', {
          type,
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
          button: 'left',
          clickCount: 1,
          timestamp,
        }),
      ),
    );
  const start = Date.now() / 1000;
  const first = click(start);
  await new Promise((done) => setTimeout(done, 250));
  await Promise.all([first, click(start + 0.25)]);
}

const double = (page: Page, name: string) => tile(page, name).dblclick();
const closeButton = (page: Page) => button(page, galleryPage.lightbox.closeLabel);
const waysIn: [
  opening: string,
  openIt: (page: Page, name: string) => Promise<unknown>,
  closing: string,
  close: (page: Page) => Promise<unknown>,
][] = [
  ['a double click', double, 'Escape', (page) => page.keyboard.press('Escape')],
  ['a double click', double, 'its button', (page) => closeButton(page).click()],
  ['two clicks 250 ms apart', clickTwice, 'two clicks', (page) => closeButton(page).dblclick()],
  ['two clicks 250 ms apart', clickTwice, 'Back', (page) => page.goBack()],
];

test('a lightbox that is opened twice in a hurry is closed at once, by every way out @phone', async ({
  page,
}) => {
  await open(page, '/gallery');
  const gallery = await historyEntry(page);
  await test.step('opened by a double click with reduced motion, closed by Escape', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tile(page, nameAt(1)).dblclick();
    await expectPhoto(page, nameAt(1));
    await page.keyboard.press('Escape');
    await expectClosed(page, gallery);
    await page.emulateMedia({ reducedMotion: null });
  });
  for (const [opening, openIt, closing, close] of waysIn)
    await test.step(`opened by ${opening}, closed by ${closing}`, async () => {
      await openIt(page, nameAt(1));
      await expectPhoto(page, nameAt(1));
      await close(page);
      await expectClosed(page, gallery);
    });
  await test.step('on a picture of a product', async () => {
    await open(page, `/products/${product.id}`);
    const entry = await historyEntry(page);
    await tile(page, productPhoto).dblclick();
    await expectPhoto(page, productPhoto);
    await button(page, productPage.lightbox.closeLabel).click();
    await expectClosed(page, entry);
  });
});

test('Escape closes the lightbox right after the click, while its code loads and while it fades in', async ({
  page,
}) => {
  await open(page, '/gallery');
  const gallery = await historyEntry(page);
  await untilNetworkIsIdle(page);
  const release = await holdRequests(page, lightboxCode);
  await tile(page, nameAt(1)).click();
  await page.keyboard.press('Escape');
  release();
  await expectClosed(page, gallery);
  await tile(page, nameAt(1)).click();
  await expectPhoto(page, nameAt(1));
  await page.goBack();
  await expectClosed(page, gallery);
  await tile(page, nameAt(2)).click();
  await page.keyboard.press('Escape');
  await expectClosed(page, gallery);
});

test('Back right after the click closes the lightbox, Forward opens it, and Back right after Escape leaves nothing of it @every-engine', async ({
  page,
}) => {
  // A file that opens at once.
  await page.goto('/robots.txt');
  await open(page, '/gallery');
  await tile(page, nameAt(1)).click();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await page.goForward();
  await expectPhoto(page, nameAt(1));
  await page.keyboard.press('Escape');
  await page.goBack();
  // Back leaves the page if Escape has closed the lightbox by then.
  await expect(page).toHaveURL(/\/(robots\.txt|gallery)$/);
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('two actions without a pause leave one lightbox, one photo or the page', async ({ page }) => {
  await test.step('a link that is clicked right after a photo opens its page', async () => {
    await open(page, '/gallery');
    await tile(page, nameAt(0)).click();
    // By script: the lightbox may already cover the link.
    await page
      .locator('header a[href="/about"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/about');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  await page.locator('header a[href="/gallery"]').first().click();
  await expect(page).toHaveURL('/gallery');
  const gallery = await historyEntry(page);

  await test.step('a photo opens again by Enter right after Escape', async () => {
    await tile(page, nameAt(1)).click();
    await expectPhoto(page, nameAt(1));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=dialog]')).toHaveCSS('opacity', '1');
    await expectPhoto(page, nameAt(1));
    // The lightbox that fades out must not close the new one.
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, nameAt(2));
    await page.keyboard.press('Escape');
    await expectClosed(page, gallery);
  });

  await test.step('a double click on Zoom in, and one on the photo, leave a lightbox that closes at once', async () => {
    await tile(page, nameAt(0)).click();
    await expectPhoto(page, nameAt(0));
    await button(page, galleryPage.lightbox.zoomInLabel).dblclick();
    const zoomOut = button(page, galleryPage.lightbox.zoomOutLabel);
    await expect(zoomOut).toBeEnabled();
    await zoomOut.dblclick();
    await lightbox(page)
      .getByRole('img', { name: nameAt(0), exact: true })
      .dblclick();
    await page.keyboard.press('Escape');
    await expectClosed(page, gallery);
  });

  await test.step('two quick steps with an arrow or a key leave one photo on the screen', async () => {
    await tile(page, nameAt(0)).click();
    await expectPhoto(page, nameAt(0));
    await button(page, galleryPage.lightbox.nextLabel).dblclick();
    await button(page, galleryPage.lightbox.previousLabel).dblclick();
    // The library may take two quick steps for one.
    await expect.poll(() => photosInView(page)).toHaveLength(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => photosInView(page)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expectClosed(page, gallery);
  });

  for (const when of ['at once', 'after a reload'])
    await test.step(`two presses of Escape close the lightbox once, ${when}, and return the focus`, async () => {
      await tile(page, nameAt(1)).click();
      await expectPhoto(page, nameAt(1));
      if (when === 'after a reload') await page.reload();
      await expectPhoto(page, nameAt(1));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(tile(page, nameAt(1))).toBeFocused();
      await expectClosed(page, gallery);
    });
});

test('a photo that is clicked while the visitor leaves by a link opens, and closing it shows its page @phone', async ({
  page,
}) => {
  await open(page, `/products/${product.id}`);
  const entry = await historyEntry(page);
  const home = page.getByRole('banner').getByRole('link').first();
  await clickWhileLeaving(home, tile(page, productPhoto));
  await expectPhoto(page, productPhoto);
  await page.keyboard.press('Escape');
  await expectClosed(page, entry);
  await home.click();
  await expect(page).toHaveURL(localAddress('/'));
});

test('a photo that is clicked before script opens in the lightbox once script arrives', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await tile(page, nameAt(0)).dblclick();
  release();
  await hydrated(page);
  await expectPhoto(page, nameAt(0));
  await expect(page).toHaveURL('/gallery');
});

test.describe('on a touch screen', { tag: '@fixture' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a swipe shows the next or the previous photo, also right after another one or before Escape', async ({
    page,
  }) => {
    await open(page, '/gallery');
    const gallery = await historyEntry(page);
    await tile(page, nameAt(0)).tap();
    await expectPhoto(page, nameAt(0));
    await swipe(lightbox(page), -200);
    await expectPhoto(page, nameAt(1));
    await swipe(lightbox(page), 200);
    await expectPhoto(page, nameAt(0));
    await swipe(lightbox(page), -200);
    await swipe(lightbox(page), -200);
    await expectPhoto(page, nameAt(2));
    await swipe(lightbox(page), 200);
    await page.keyboard.press('Escape');
    await expectClosed(page, gallery);
  });
});

test.describe('when code cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\.js$|NetworkError|dynamically imported/ });

  test('a photo opens its file if the lightbox fails, unless the visitor has left the photo, and the last of two photos if it comes', async ({
    page,
  }) => {
    for (const [action, act] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['Back', () => page.goBack()],
    ] as const)
      await test.step(`${action} before the failure keeps the visitor on the page`, async () => {
        const fail = await holdRequests(page, lightboxCode, (route) => route.abort());
        const failure = page.waitForEvent('requestfailed');
        await open(page, '/gallery');
        const gallery = await historyEntry(page);
        await untilNetworkIsIdle(page);
        await tile(page, nameAt(0)).click();
        await act();
        fail();
        await failure;
        await untilNetworkIsIdle(page);
        await expectClosed(page, gallery);
        await page.unroute(lightboxCode);
      });
    const file = await tile(page, nameAt(0)).getAttribute('href');
    await tile(page, nameAt(0)).click();
    await expect(page).toHaveURL(file ?? '');

    const release = await holdRequests(page, lightboxCode);
    await page.goBack();
    await hydrated(page);
    const gallery = await historyEntry(page);
    await untilNetworkIsIdle(page);
    await tile(page, nameAt(0)).click();
    await tile(page, nameAt(2)).click();
    release();
    await expectPhoto(page, nameAt(2));
    await page.keyboard.press('Escape');
    await expectClosed(page, gallery);
  });

  test('a photo opens its file if the code of the page fails', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/gallery', { waitUntil: 'commit' });
    const address = await tile(page, nameAt(0)).getAttribute('href');
    await tile(page, nameAt(0)).click();
    await expect(page).toHaveURL(address ?? '');
  });
});
