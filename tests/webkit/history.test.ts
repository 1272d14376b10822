// Links, Back, Forward, Reload and addresses with a hash.
import { expect } from 'vitest';
import { categories } from '../../content/categories.ts';
import { contactForm } from '../../content/contact-form.ts';
import { localAddress } from '../../content/languages.ts';
import { productNavigation } from '../../content/navigation.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { productsPage } from '../../content/pages/products.ts';
import { header, scrollToTopLabel } from '../../content/shell.ts';
import { labelOf } from '../support/label-of.ts';
import { eventually, type Page } from './page.ts';
import { unanswered } from './site.ts';
import { test } from './test.ts';

const link = (address: string, within: string) => ({
  role: 'link',
  name: labelOf(address),
  within,
});
const headerLink = (address: string) => link(address, 'header');
const footerLink = link('/gallery', 'footer');
const heading = (name: string) => ({ role: 'heading', level: 1, name });

const expectScrolled = (page: Page, top: number) =>
  eventually(() => page.run(() => Math.round(scrollY)), 'pixels scrolled').toBe(top);

test('a link opens its page at the top; Back, Forward and Reload restore the scroll position; the scroll-to-top button leads to the top, Get In Touch to Full Name (R8)', async ({
  page,
}) => {
  await page.open('/about');
  await page.scrollTo(footerLink);
  const below = await page.run(() => Math.round(scrollY));
  expect(below).toBeGreaterThan(300);
  await page.click(footerLink);
  await page.expectAddress('/gallery');
  await page.expectFocus(heading(galleryPage.hero.heading));
  await expectScrolled(page, 0);
  await page.scrollToPixel(500);
  await page.driver.navigate().back();
  await page.expectAddress('/about');
  await expectScrolled(page, below);
  await page.driver.navigate().forward();
  await page.expectAddress('/gallery');
  await expectScrolled(page, 500);
  await page.reload();
  // Fonts that load late may move the page by one line of the heading.
  const distance = () => page.run(() => Math.abs(scrollY - 500));
  await eventually(distance, 'pixels from the position before').toBeLessThanOrEqual(60);
  await page.hydrated();
  await page.click({ role: 'button', name: scrollToTopLabel });
  await expectScrolled(page, 0);
  await page.click({ role: 'link', name: header.getInTouchLabel, within: 'header' });
  const fullName = { role: 'textbox', name: contactForm.nameLabel };
  await page.expectFocus(fullName);
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const field = await page.find(fullName);
  await eventually(() => page.run(isInView, field), 'Full Name is in view').toBe(true);
});

test('a reload before the page has loaded keeps the scroll position', async ({ page, site }) => {
  // Runs in the page, because WebDriver would wait until the page has loaded.
  const scrollAndReload = (unanswered: string) => {
    if (sessionStorage.hasReloaded) return;
    new Image().src = unanswered;
    addEventListener('hydrated', () => {
      sessionStorage.hasReloaded = document.readyState;
      scrollTo({ top: 900, behavior: 'instant' });
      location.reload();
    });
  };
  site.script = `;(${scrollAndReload})('${unanswered}')`;
  await page.goTo('/gallery');
  await eventually(() => page.run(() => sessionStorage.hasReloaded)).toBe('interactive');
  await page.hydrated();
  await expectScrolled(page, 900);
});

test('Back during the cross-fade of a page returns to the previous page', async ({ page }) => {
  await page.open('/about');
  await page.click(headerLink('/gallery'));
  await page.run(async (before: string) => {
    while (location.pathname === before) await new Promise(requestAnimationFrame);
    history.back();
  }, localAddress('/about'));
  await page.expectAddress('/about');
  await page.find(heading(aboutPage.hero.heading));
});

test('a click during the cross-fade of a page opens the clicked page', async ({ page }) => {
  await page.open('/');
  // So slow that the click surely comes before the end.
  await page.run(() => {
    const sheet = new CSSStyleSheet();
    const parts = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(*)`);
    sheet.replaceSync(`${parts} { animation-duration: 20s !important; }`);
    document.adoptedStyleSheets = [sheet];
  });
  const { x, y } = await (await page.find(headerLink('/gallery'))).getRect();
  await page.click(headerLink('/about'));
  await page.find(heading(aboutPage.hero.heading));
  await page.driver
    .actions()
    .move({ x: Math.ceil(x) + 5, y: Math.ceil(y) + 5 })
    .click()
    .perform();
  await page.expectAddress('/gallery');
  await page.expectFocus(heading(galleryPage.hero.heading));
});

const { filters, organic } = productsPage;
const tabs = { role: 'navigation', name: filters.tabsLabel };
const productSections = productNavigation.map(({ label, hash }) => {
  const { heading = '' } = [...categories, organic].find(({ id }) => id === hash) ?? {};
  return { label, hash, region: { role: 'region', name: heading } };
});

/** Waits until a section begins right below the bars of the products page and its tab is marked. */
async function expectSection(page: Page, { label, region }: (typeof productSections)[number]) {
  await page.find({ role: 'link', name: label, within: tabs, current: 'location' });
  const [section, bar] = [await page.find(region), await page.find(tabs)];
  const gap = (section: Element, bar: Element) =>
    section.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  const isRightBelow = async () => {
    const pixels = await page.run(gap, section, bar);
    return pixels > -1 && pixels <= 32;
  };
  await eventually(isRightBelow, `${label} is right below the bars`).toBe(true);
}

test('an address with a hash and a tab show their product section below the sticky bars', async ({
  page,
}) => {
  const [fromAddress, ...others] = productSections.toReversed();
  if (!fromAddress) throw new Error('There are no categories.');
  await page.open(`/products#${fromAddress.hash}`);
  await expectSection(page, fromAddress);
  for (const section of others) {
    await page.click({ role: 'link', name: section.label, within: tabs });
    await expectSection(page, section);
  }
});
