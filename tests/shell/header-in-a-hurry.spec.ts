// Two actions without a pause, and actions before hydration, on each control of the header and its menus.
import type { Locator, Page } from '@playwright/test';
import { contactForm } from '../../content/contact-form.ts';
import { addressIn, language, localAddress, otherLanguages } from '../../content/languages.ts';
import { mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { homePage } from '../../content/pages/home.ts';
import { newsPage } from '../../content/pages/news.ts';
import { productsPage } from '../../content/pages/products.ts';
import { header, scrollToTopLabel } from '../../content/shell.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { labelOf } from '../support/label-of.ts';
import { openWithoutCode } from '../support/open-without-code.ts';
import { scriptsOnlyOf } from '../support/page-code.ts';
import { expect, falseEnterDelay, hydrated, open, test } from '../support/site.ts';
import { timers, watchTimers } from '../support/timer-delays.ts';

const [category] = productNavigation;
const [news] = mobileNavigation;
const [otherLanguage] = otherLanguages;
if (!category || !news || !otherLanguage) throw new Error('A link is missing in the content.');

const banner = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) =>
  page.getByRole('navigation', { name: header.navigationLabel, exact: true });
const link = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true });
const productsToggle = (page: Page) => navigation(page).locator('summary');
const languageLink = (page: Page, name: string) =>
  banner(page).getByRole('navigation').getByRole('link', { name, exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: header.openMenuLabel });
const closeButton = (page: Page) => page.getByRole('button', { name: header.closeLabel });
const fullName = (page: Page) =>
  page.getByRole('contentinfo').getByRole('textbox', { name: contactForm.nameLabel });
const getInTouch = (page: Page) =>
  banner(page).getByRole('link', { name: header.getInTouchLabel }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}

const isTouch = (page: Page) => page.evaluate(() => navigator.maxTouchPoints > 0);

/** Clicks or taps. */
const press = async (element: Locator) =>
  (await isTouch(element.page())) ? element.tap() : element.click();

/** Clicks or taps the place where the element is now twice, without waiting in between. */
async function pressTwice(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(element);
  const centre = [x + width / 2, y + height / 2] as const;
  if (!(await isTouch(page))) await page.mouse.dblclick(...centre);
  else await Promise.all([page.touchscreen.tap(...centre), page.touchscreen.tap(...centre)]);
}

/** The visitor is on a page that was opened by a link (R7). */
async function expectPage(
  page: Page,
  address: string,
  { title, hero }: { title: string; hero: { heading: string } },
) {
  await expect(page).toHaveURL(localAddress(address));
  await expect(heading(page)).toHaveText(hero.heading);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[aria-live="polite"]').first()).toHaveText(title);
}

/** Makes cross-fades so slow that the next action surely comes before their end. */
const slowDownCrossFades = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 3s !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
const crossFades = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition-new'),
      ),
  );
const noCrossFade = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect }) => !(effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
      ),
  );
/** A new transition ends the running one. */
const endCrossFade = (page: Page) =>
  page.evaluate(() => {
    const next = document.startViewTransition();
    next.ready.catch(() => {});
    next.skipTransition();
  });

test('the page answers while it cross-fades @every-engine', async ({ page }) => {
  await open(page, '/');
  await slowDownCrossFades(page);
  await test.step('a click on another link opens its page and focuses its heading', async () => {
    const { x, y } = await boxOf(link(page, labelOf('/gallery')));
    await link(page, labelOf('/about')).click();
    await crossFades(page);
    await page.mouse.click(x + 10, y + 10);
    await expectPage(page, '/gallery', galleryPage);
    await endCrossFade(page);
  });
  await test.step('two clicks without a pause open the second page', async () => {
    const { x, y } = await boxOf(link(page, labelOf('/')));
    await link(page, labelOf('/about')).click();
    await page.mouse.click(x + 10, y + 10);
    await expectPage(page, '/', homePage);
    await endCrossFade(page);
  });
  await test.step('a click that hits no link leaves the focus on the heading', async () => {
    await link(page, labelOf('/about')).click();
    await crossFades(page);
    await page.mouse.click(2, 790);
    await expectPage(page, '/about', aboutPage);
    await endCrossFade(page);
  });
  await test.step('Back returns to the previous page and focuses its heading', async () => {
    await link(page, labelOf('/gallery')).click();
    await expect(heading(page)).toHaveText(galleryPage.hero.heading);
    await crossFades(page);
    await page.evaluate(() => history.back());
    await expectPage(page, '/about', aboutPage);
    await endCrossFade(page);
  });
  await test.step('a click into a field moves the focus there', async () => {
    await link(page, labelOf('/products')).click();
    await crossFades(page);
    const search = page.getByRole('searchbox');
    const { x, y, height } = await boxOf(search);
    await page.mouse.click(x + 10, y + height / 2);
    await expect(search).toBeFocused();
    await endCrossFade(page);
  });
  await test.step('a click on an item of the dropdown opens its section', async () => {
    await link(page, labelOf('/about')).click();
    await crossFades(page);
    await productsToggle(page).press('Enter');
    const { x, y } = await boxOf(link(page, category.label));
    await page.mouse.click(x + 10, y + 10);
    await expect(page).toHaveURL(localAddress(`/products#${category.hash}`));
    await crossFades(page);
    await endCrossFade(page);
  });
  await test.step('a click on a button of the page that is left does nothing', async () => {
    const toNews = page.getByRole('contentinfo').getByRole('link', { name: news.label });
    await toNews.dispatchEvent('click');
    await crossFades(page);
    await endCrossFade(page);
    await expectPage(page, news.to, newsPage);
    const subscribe = page.getByRole('button', { name: newsPage.newsletter.buttonLabel });
    await subscribe.scrollIntoViewIfNeeded();
    const { x, y } = await boxOf(subscribe);
    await link(page, labelOf('/about')).dispatchEvent('click');
    await page.mouse.click(x + 10, y + 10);
    await expectPage(page, '/about', aboutPage);
    await endCrossFade(page);
  });
  await test.step('a click on a photo in the moment when the cross-fade begins does nothing', async () => {
    await link(page, labelOf('/gallery')).click();
    await crossFades(page);
    await endCrossFade(page);
    await expectPage(page, '/gallery', galleryPage);
    await page.evaluate(() => {
      const { startViewTransition } = document;
      document.startViewTransition = (...options) => {
        document.startViewTransition = startViewTransition;
        const transition = document.startViewTransition(...options);
        const photo = document.querySelector<HTMLElement>('main a[data-wait-for-script]');
        photo?.addEventListener('click', () => Object.assign(window, { wasPhotoClicked: true }));
        photo?.click();
        return transition;
      };
    });
    await link(page, labelOf('/about')).click();
    await crossFades(page);
    await endCrossFade(page);
    await expectPage(page, '/about', aboutPage);
    expect(await page.evaluate(() => 'wasPhotoClicked' in window)).toBe(true);
  });
});

test('a double click on each control of the header acts once', async ({ page }) => {
  await open(page, '/about');
  await test.step('Enter on the skip link leaves the focus in the content', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('a link opens its page and focuses its heading', async () => {
    await pressTwice(page, link(page, labelOf('/gallery')));
    await expectPage(page, '/gallery', galleryPage);
  });
  await test.step('Our Products opens its page and leaves the dropdown closed', async () => {
    await pressTwice(page, link(page, labelOf('/products')));
    await expectPage(page, '/products', productsPage);
    await noCrossFade(page);
    await page.waitForTimeout(falseEnterDelay);
    await expect(link(page, category.label)).toBeHidden();
  });
  await test.step('Enter on the button of the dropdown opens and closes it', async () => {
    await productsToggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(link(page, category.label)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(link(page, category.label)).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('an item of the dropdown opens its section and closes the dropdown', async () => {
    await link(page, labelOf('/about')).click();
    await expectPage(page, '/about', aboutPage);
    await productsToggle(page).press('Enter');
    await pressTwice(page, link(page, category.label));
    await expect(page).toHaveURL(localAddress(`/products#${category.hash}`));
    await expect(page.locator(`#${category.hash}`)).toBeFocused();
    await expect(link(page, category.label)).toBeHidden();
  });
  await test.step('Get In Touch leaves the cursor in Full Name', async () => {
    await pressTwice(page, getInTouch(page));
    await expect(fullName(page)).toBeFocused();
    await expect(fullName(page)).toBeInViewport();
  });
  await test.step('the scroll-to-top button leads to the top', async () => {
    await pressTwice(page, page.getByRole('button', { name: scrollToTopLabel }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('the link to the other language opens it once, in both directions', async () => {
    await pressTwice(page, languageLink(page, otherLanguage.name));
    await hydrated(page);
    await expect(page).toHaveURL(addressIn(otherLanguage, `/products#${category.hash}`));
    await pressTwice(page, languageLink(page, language.name));
    await hydrated(page);
    await expect(page).toHaveURL(localAddress(`/products#${category.hash}`));
  });
});

test.describe('before hydration', () => {
  test('links lead to their targets', async ({ page }) => {
    const hydrate = await openWithoutCode(page, '/about');
    await test.step('an item of the dropdown to its section', async () => {
      await productsToggle(page).click();
      await link(page, category.label).click();
      await expect(page).toHaveURL(localAddress(`/products#${category.hash}`));
      await expect(page.locator(`#${category.hash}`)).toBeInViewport();
    });
    await test.step('a link of the mobile menu to its page', async () => {
      await page.setViewportSize({ width: 375, height: 667 });
      await menuButton(page).click();
      await link(page, news.label).click();
      await expect(page).toHaveURL(localAddress(news.to));
      await expect(closeButton(page)).toBeHidden();
    });
    await test.step('the link to the other language to the same page', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await languageLink(page, otherLanguage.name).click();
      await expect(page).toHaveURL(addressIn(otherLanguage, news.to));
    });
    await test.step('the skip link to the content, where the focus stays', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await hydrate();
      await expect(page.getByRole('main')).toBeFocused();
    });
  });

  test('Get In Touch before hydration focuses Full Name, and hydration moves neither the focus nor the page @every-engine @phone', async ({
    page,
  }) => {
    await watchTimers(page);
    const hydrate = await openWithoutCode(page, '/about');
    await getInTouch(page).click();
    await expect(fullName(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: contactForm.heading })).toBeInViewport();
    await page.keyboard.type('Mona');
    const email = page.getByRole('contentinfo').getByRole('textbox', {
      name: contactForm.emailLabel,
    });
    await email.focus();
    const before = await page.evaluate(() => scrollY);
    await hydrate();
    // The delay of hash targets (specification 9).
    await expect.poll(async () => (await timers(page)).ran).toContain(100);
    await expect(email).toBeFocused();
    await expect(fullName(page)).toHaveValue('Mona');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('a link of the menu to a place on the page closes it before hydration @every-engine', async ({
    page,
  }) => {
    const hydrate = await openWithoutCode(page, '/products');
    await menuButton(page).click();
    await productsToggle(page).click();
    await link(page, category.mobileLabel).click();
    await expect(closeButton(page)).toBeHidden();
    await expect(page.locator(`[id="${category.hash}"]`)).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await menuButton(page).click();
    await link(page, header.getInTouchLabel).click();
    await expect(closeButton(page)).toBeHidden();
    await expect(fullName(page)).toBeFocused();
    await hydrate();
    await expect(fullName(page)).toBeFocused();
  });

  const dialog = (page: Page) => page.getByRole('dialog', { name: header.menuLabel });

  test('a double tap in the menu acts once, and Back with the menu open closes it', async ({
    page,
  }) => {
    await open(page, '/');
    await test.step('the menu button opens the menu', async () => {
      await pressTwice(page, menuButton(page));
      await expect(dialog(page)).toBeVisible();
      await expect(closeButton(page)).toBeFocused();
    });
    await test.step('the button of the categories unfolds and folds them', async () => {
      await pressTwice(page, productsToggle(page));
      await expect(link(page, category.mobileLabel)).toBeHidden();
      await productsToggle(page).tap();
      await expect(link(page, category.mobileLabel)).toBeVisible();
    });
    await test.step('Close closes the menu', async () => {
      await pressTwice(page, closeButton(page));
      await expect(closeButton(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });
    await test.step('Get In Touch leaves the cursor in Full Name', async () => {
      await menuButton(page).tap();
      await expect(closeButton(page)).toBeFocused();
      await pressTwice(page, link(page, header.getInTouchLabel));
      await expect(closeButton(page)).toBeHidden();
      await expect(fullName(page)).toBeFocused();
    });
    await test.step('a link follows nothing else and leaves the focus on the heading', async () => {
      for (const [to, content] of [
        ['/about', aboutPage],
        ['/gallery', galleryPage],
        [news.to, newsPage],
      ] as const) {
        await menuButton(page).click();
        await pressTwice(page, link(page, to === news.to ? news.label : labelOf(to)));
        await expect(closeButton(page)).toBeHidden();
        await expectPage(page, to, content);
      }
    });
    await test.step('a menu that is opened again before the page has arrived stays open', async () => {
      await menuButton(page).click();
      await expect(closeButton(page)).toBeFocused();
      const about = link(page, labelOf('/about'));
      await about.evaluate(
        (toAbout: HTMLElement, toMenu) => {
          toAbout.click();
          (toMenu as HTMLElement).click();
        },
        await menuButton(page).elementHandle(),
      );
      await expect(heading(page)).toHaveText(aboutPage.hero.heading);
      await expect(dialog(page)).toBeVisible();
      await expect(closeButton(page)).toBeFocused();
    });
    await test.step('Back closes the menu', async () => {
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(closeButton(page)).toBeHidden();
      await expectPage(page, '/news', newsPage);
    });
  });

  test('a menu that is opened right after Back stays open when the page arrives', async ({
    page,
  }) => {
    const code = await scriptsOnlyOf(page, localAddress('/gallery'), localAddress('/about'));
    await open(page, '/gallery');
    await menuButton(page).click();
    await link(page, labelOf('/about')).click();
    await expectPage(page, '/about', aboutPage);
    const release = await holdRequests(page, ({ href }) => code.includes(href));
    await page.reload();
    await hydrated(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(aboutPage.hero.heading);
    await menuButton(page).click();
    await expect(dialog(page)).toBeVisible();
    release();
    await expect(heading(page)).toHaveText(galleryPage.hero.heading);
    await expect(dialog(page)).toBeVisible();
    await expect(closeButton(page)).toBeFocused();
  });

  test('the menu and the dropdown, which are opened before hydration, stay open and close afterwards @every-engine', async ({
    page,
  }) => {
    const hydrate = await openWithoutCode(page, '/about');
    await press(menuButton(page));
    await press(closeButton(page));
    await expect(closeButton(page)).toBeHidden();
    await press(menuButton(page));
    await expect(link(page, news.label)).toBeVisible();
    await press(productsToggle(page));
    await expect(link(page, category.mobileLabel)).toBeVisible();
    // Escape right after the menu has become modal. A key of the test's own would come later.
    await productsToggle(page).evaluate((toggle) => {
      const observer = new MutationObserver(() => {
        if (!toggle.closest('[role="dialog"]')) return;
        observer.disconnect();
        toggle.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      });
      observer.observe(document.body, { subtree: true, attributeFilter: ['role'] });
    });
    await hydrate();
    await expect(dialog(page)).toBeVisible();
    await expect(link(page, category.mobileLabel)).toBeVisible();
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(closeButton(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await test.step('in a wide window, the categories are the dropdown', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(link(page, category.label)).toBeVisible();
      await productsToggle(page).focus();
      await page.keyboard.press('Escape');
      await expect(link(page, category.label)).toBeHidden();
      await expect(productsToggle(page)).toBeFocused();
    });
  });
});
