// The lightbox used in a hurry: two actions without a pause, and clicks before script.
import type { Page } from '@playwright/test';
import { galleryPage } from '../../content/pages/gallery.ts';
import { productPage } from '../../content/pages/product.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { swipe } from '../product-card/swipe.ts';
import { holdCode, holdRequests } from '../support/hold-requests.ts';
import { expect, hydrated, open, test, untilNetworkIsIdle } from '../support/site.ts';
import {
  button,
  expectPhoto,
  lightbox,
  nameAt,
  openPhoto,
  photosInView,
  tile,
} from './lightbox.ts';

const [product] = products;
if (!product) throw new Error('There is no product.');
const productPhoto = productCard.pictureLabel(product.name, 1, product.images.length);

/** What the history has before the page with the photos: a file that opens at once. */
const before = '/robots.txt';

/** Checks that the lightbox is closed, that the page can be used, and that nothing was left in the history. */
async function expectClosed(page: Page, address: string) {
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(before);
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
  for (const [opening, openIt, closing, close] of waysIn)
    await test.step(`opened by ${opening}, closed by ${closing}`, async () => {
      await page.goto(before);
      await open(page, '/gallery');
      await openIt(page, nameAt(1));
      await expectPhoto(page, nameAt(1));
      await close(page);
      await expectClosed(page, '/gallery');
    });
  await test.step('on a picture of a product', async () => {
    const address = `/products/${product.id}`;
    await page.goto(before);
    await open(page, address);
    await tile(page, productPhoto).dblclick();
    await expectPhoto(page, productPhoto);
    await button(page, productPage.lightbox.closeLabel).click();
    await expectClosed(page, address);
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a double click opens one lightbox, which Escape closes', async ({ page }) => {
    await page.goto(before);
    await open(page, '/gallery');
    await tile(page, nameAt(1)).dblclick();
    await expectPhoto(page, nameAt(1));
    await page.keyboard.press('Escape');
    await expectClosed(page, '/gallery');
  });
});

test('Escape closes the lightbox right after the click, while its code loads and while it fades in', async ({
  page,
}) => {
  await page.goto(before);
  await open(page, '/gallery');
  await untilNetworkIsIdle(page);
  const release = await holdRequests(page, /\/assets\/lightbox.*\.js/);
  await tile(page, nameAt(1)).click();
  await page.keyboard.press('Escape');
  release();
  await expectClosed(page, '/gallery');
  await openPhoto(page, nameAt(1));
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await tile(page, nameAt(1)).click();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
});

test('the photo that is clicked last is shown, and closing it returns to the page', async ({
  page,
}) => {
  await page.goto(before);
  await open(page, '/gallery');
  await untilNetworkIsIdle(page);
  const release = await holdRequests(page, /\/assets\/lightbox.*\.js/);
  await tile(page, nameAt(0)).click();
  await tile(page, nameAt(2)).click();
  release();
  await expectPhoto(page, nameAt(2));
  await page.keyboard.press('Escape');
  await expectClosed(page, '/gallery');
});

test('Back right after Escape leaves nothing of the lightbox @every-engine', async ({ page }) => {
  await page.goto(before);
  await openPhoto(page, nameAt(1));
  await page.keyboard.press('Escape');
  await page.goBack();
  // Back leaves the page if Escape has closed the lightbox by then.
  await expect(page).toHaveURL(/\/(robots\.txt|gallery)$/);
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a link that is clicked right after a photo opens its page', async ({ page }) => {
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

test('a photo opens again by Enter right after Escape', async ({ page }) => {
  await page.goto(before);
  await openPhoto(page, nameAt(1));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=dialog]')).toHaveCSS('opacity', '1');
  await expectPhoto(page, nameAt(1));
  // The lightbox that fades out must not close the new one.
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, nameAt(2));
  await page.keyboard.press('Escape');
  await expectClosed(page, '/gallery');
});

test('Back right after the click closes the lightbox, and Forward opens it @every-engine', async ({
  page,
}) => {
  await open(page, '/gallery');
  await tile(page, nameAt(1)).click();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await page.goForward();
  await expectPhoto(page, nameAt(1));
});

test('two presses of Escape close the lightbox once, also after a reload, and return the focus', async ({
  page,
}) => {
  for (const when of ['at once', 'after a reload'])
    await test.step(when, async () => {
      await page.goto(before);
      await openPhoto(page, nameAt(1));
      if (when === 'after a reload') await page.reload();
      await expectPhoto(page, nameAt(1));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(tile(page, nameAt(1))).toBeFocused();
      await expectClosed(page, '/gallery');
    });
});

test('a double click on Zoom in, and one on the photo, leave a lightbox that closes at once', async ({
  page,
}) => {
  await page.goto(before);
  await openPhoto(page, nameAt(0));
  await button(page, galleryPage.lightbox.zoomInLabel).dblclick();
  const zoomOut = button(page, galleryPage.lightbox.zoomOutLabel);
  await expect(zoomOut).toBeEnabled();
  await zoomOut.dblclick();
  await lightbox(page)
    .getByRole('img', { name: nameAt(0), exact: true })
    .dblclick();
  await page.keyboard.press('Escape');
  await expectClosed(page, '/gallery');
});

test('two quick steps with an arrow or a key leave one photo on the screen', async ({ page }) => {
  await openPhoto(page, nameAt(0));
  await button(page, galleryPage.lightbox.nextLabel).dblclick();
  await button(page, galleryPage.lightbox.previousLabel).dblclick();
  // The library may take two quick steps for one.
  await expect.poll(() => photosInView(page)).toHaveLength(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => photosInView(page)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
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

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('two quick swipes, and a swipe with Escape, leave one photo or none', async ({ page }) => {
    await page.goto(before);
    await open(page, '/gallery');
    await tile(page, nameAt(0)).tap();
    await expectPhoto(page, nameAt(0));
    await swipe(lightbox(page), -200);
    await swipe(lightbox(page), -200);
    await expectPhoto(page, nameAt(2));
    await swipe(lightbox(page), 200);
    await page.keyboard.press('Escape');
    await expectClosed(page, '/gallery');
  });
});

test.describe('when the code of the lightbox cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\.js$|NetworkError|dynamically imported/ });

  for (const [action, act] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', (page: Page) => page.goBack()],
  ] as const)
    test(`${action} before that keeps the visitor on the page`, async ({ page }) => {
      await page.goto(before);
      await open(page, '/gallery');
      await untilNetworkIsIdle(page);
      let fail = () => {};
      const failed = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route(/\/assets\/lightbox.*\.js/, async (route) => {
        await failed;
        await route.abort();
      });
      const failure = page.waitForEvent('requestfailed');
      await tile(page, nameAt(0)).click();
      await act(page);
      fail();
      await failure;
      await untilNetworkIsIdle(page);
      await expectClosed(page, '/gallery');
    });
});

test.describe('when the code of the page cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\.js$|NetworkError|dynamically imported/ });

  test('a photo that is clicked opens its file', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/gallery', { waitUntil: 'commit' });
    const address = await tile(page, nameAt(0)).getAttribute('href');
    await tile(page, nameAt(0)).click();
    await expect(page).toHaveURL(address ?? '');
  });
});
