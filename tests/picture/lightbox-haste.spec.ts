// The lightbox used in a hurry: two actions without a pause, and clicks before script.
import { lightboxTexts } from '../../content/lightbox-texts.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { clickWhileGoingBack, clickWhileLeaving } from '../support/click-while-leaving.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { openWithoutCode } from '../support/open-without-code.ts';
import { scriptsOnlyOf } from '../support/page-code.ts';
import { expect, open, test, untilNetworkIsIdle } from '../support/site.ts';
import {
  button,
  expectClosed,
  expectNoLightbox,
  expectPhoto,
  historyEntry,
  lightbox,
  nameAt,
  photosInView,
  tile,
} from './lightbox.ts';

const [product] = products;
if (!product) throw new Error('There is no product.');
const lightboxCode = /\/assets\/lightbox.*\.js/;
const productPhoto = productCard.pictureLabel(product.name, 1, product.images.length);

test('two actions without a pause leave one lightbox, one photo or the page', async ({ page }) => {
  test.slow();
  const release = await holdRequests(page, lightboxCode);
  await open(page, '/gallery');
  const gallery = await historyEntry(page);
  await untilNetworkIsIdle(page);
  await test.step('Escape closes the lightbox while its code loads, and the last of two photos is shown once it comes', async () => {
    await tile(page, nameAt(1)).click();
    await page.keyboard.press('Escape');
    await expectClosed(page, gallery);
    await tile(page, nameAt(0)).click();
    await tile(page, nameAt(2)).click();
    release();
    await expectPhoto(page, nameAt(2));
    await page.goBack();
    await expectClosed(page, gallery);
  });
  await test.step('Escape closes the lightbox while it fades in', async () => {
    await tile(page, nameAt(2)).click();
    await page.keyboard.press('Escape');
    await expectClosed(page, gallery);
  });
  for (const [way, reducedMotion, close] of [
    ['Escape, with reduced motion', 'reduce', () => page.keyboard.press('Escape')],
    ['two clicks', null, () => button(page, lightboxTexts.closeLabel).dblclick()],
    ['Back', null, () => page.goBack()],
  ] as const)
    await test.step(`opened by a double click, it is closed by ${way}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await tile(page, nameAt(1)).dblclick();
      await expectPhoto(page, nameAt(1));
      await close();
      await expectClosed(page, gallery);
    });
  await test.step('the second click of a double click that closes it does not reach the page', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // By keyboard, because something was just clicked in this place.
    await tile(page, nameAt(1)).press('Enter');
    await expectPhoto(page, nameAt(1));
    // On the backdrop, over a link.
    const place = await page.evaluate(() => {
      for (const link of document.querySelectorAll('main li a'))
        for (const side of ['left', 'right'] as const) {
          const box = link.getBoundingClientRect();
          const x = box[side] + (side === 'left' ? 10 : -10);
          const y = box.top + box.height / 2;
          const top = document.elementFromPoint(x, y);
          if (top?.closest('[role=dialog]') && !top.closest('img, button')) return { x, y };
        }
    });
    if (!place) throw new Error('No link is below the backdrop.');
    await page.mouse.click(place.x, place.y);
    await expectNoLightbox(page);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.waitForTimeout(300);
    await expectClosed(page, gallery);
    await page.emulateMedia({ reducedMotion: null });
  });
  await test.step('a link that is clicked right after a photo opens its page', async () => {
    await tile(page, nameAt(0)).click();
    // By script: the lightbox may already cover the link.
    await page
      .locator('header a[href="/about"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/about');
    await expectNoLightbox(page);
    await page.goBack();
    await page.goBack();
    await expectClosed(page, gallery);
  });
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
    await button(page, lightboxTexts.zoomInLabel).dblclick();
    const zoomOut = button(page, lightboxTexts.zoomOutLabel);
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
    await button(page, lightboxTexts.nextLabel).dblclick();
    await button(page, lightboxTexts.previousLabel).dblclick();
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
  await test.step('a double click on a picture of a product opens it once', async () => {
    await open(page, `/products/${product.id}`);
    const entry = await historyEntry(page);
    await tile(page, productPhoto).dblclick();
    await expectPhoto(page, productPhoto);
    await button(page, lightboxTexts.closeLabel).click();
    await expectClosed(page, entry);
  });
  await test.step('a picture that is clicked while the visitor leaves by a link opens, and closing it shows its page', async () => {
    const entry = await historyEntry(page);
    const home = page.getByRole('banner').getByRole('link').first();
    await clickWhileLeaving(home, tile(page, productPhoto));
    await expectPhoto(page, productPhoto);
    await page.keyboard.press('Escape');
    await expectClosed(page, entry);
    await home.click();
    await expect(page).toHaveURL('/');
  });
  await test.step('after Back, a click on a picture of the page that is left keeps the earlier page in the history', async () => {
    const link = page.getByRole('main').getByRole('link', { name: product.name, exact: true });
    await clickWhileGoingBack(link, 'main a[data-wait-for-script]');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expectNoLightbox(page);
  });
  await test.step('a photo that is clicked twice before script opens once script arrives', async () => {
    const hydrate = await openWithoutCode(page, '/gallery');
    await tile(page, nameAt(0)).dblclick();
    await hydrate();
    await expectPhoto(page, nameAt(0));
    await expect(page).toHaveURL('/gallery');
  });
});

test.describe('when code cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\.js$|NetworkError|dynamically imported/ });

  test('a photo opens its file, unless the visitor has closed it before', async ({ page }) => {
    const expectFile = async () => {
      const file = await tile(page, nameAt(0)).getAttribute('href');
      await tile(page, nameAt(0)).click();
      await expect(page).toHaveURL(file ?? '');
    };
    const fail = await holdRequests(page, lightboxCode, (route) => route.abort());
    const failure = page.waitForEvent('requestfailed');
    await open(page, '/gallery');
    const gallery = await historyEntry(page);
    await untilNetworkIsIdle(page);
    await test.step('Escape before the code of the lightbox fails keeps the visitor on the page', async () => {
      await tile(page, nameAt(0)).click();
      await page.keyboard.press('Escape');
      fail();
      await failure;
      await untilNetworkIsIdle(page);
      await expectClosed(page, gallery);
    });
    await test.step('the code of the lightbox fails', expectFile);
    await test.step('the code of the page fails', async () => {
      for (const script of await scriptsOnlyOf(page, '/gallery', '/contact'))
        await page.route(script, (route) => route.abort());
      await page.goto('/gallery');
      await page.waitForFunction(() => 'codeFailed' in document.documentElement.dataset);
      await untilNetworkIsIdle(page);
      await expectFile();
    });
    await test.step('all code fails', async () => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/gallery', { waitUntil: 'commit' });
      await expectFile();
    });
  });
});
