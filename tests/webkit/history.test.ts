// Following links, Back and Forward.

import { localAddress } from '../../content/languages.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { articles } from '../../content/news.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { newsPage } from '../../content/pages/news.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { footer, scrollToTopLabel } from '../../content/pages/shell.ts';
import { unknownAddress } from '../support/page-titles.ts';
import { describe, eventually, expect, test } from './fixtures.ts';

const gallery = mainNavigation.find(({ to }) => to === '/gallery');
const quickLink = {
  role: 'link',
  name: gallery?.label ?? '',
  within: { role: 'navigation', name: footer.quickLinksHeading },
} as const;
const mainLink = (address: string) => ({
  role: 'link' as const,
  name: mainNavigation.find(({ to }) => to === address)?.label ?? '',
  within: { role: 'banner' as const },
});
const lastArticle = articles.at(-1);

describe('history', () => {
  test('a link opens its page at the top; Back and Forward restore the scroll position', async ({
    page,
  }) => {
    await page.open('/about');
    await page.pointAt(quickLink);
    const below = await page.scrollY();
    expect(below).toBeGreaterThan(300);
    await page.click(quickLink);
    await eventually(() => page.address()).toBe('/gallery');
    await eventually(() => page.scrollY()).toBe(0);
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.scrollTo(500);
    await page.tab.back();
    await eventually(() => page.address()).toBe('/about');
    await eventually(() => page.scrollY()).toBe(below);
    await page.tab.forward();
    await eventually(() => page.address()).toBe('/gallery');
    await eventually(() => page.scrollY()).toBe(500);
  });

  test('going back during the cross-fade of a page reports no error', async ({ page }) => {
    await page.open('/about');
    await page.click(quickLink);
    await page.evaluate(async (before) => {
      while (location.pathname === before) await new Promise(requestAnimationFrame);
      history.back();
    }, localAddress('/about'));
    await eventually(() => page.address()).toBe('/about');
    await eventually(() => page.count({ role: 'heading', name: aboutPage.hero.heading })).toBe(1);
  });

  test('a click during the cross-fade of a page opens the clicked page and focuses its heading', async ({
    page,
  }) => {
    await page.open('/');
    // So slow that the click surely comes before the end.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 20s !important; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const point = await page.pointAt(mainLink('/gallery'));
    await page.click(mainLink('/about'));
    await eventually(() => page.count({ role: 'heading', name: aboutPage.hero.heading })).toBe(1);
    await page.clickAt(point);
    await eventually(() => page.address()).toBe('/gallery');
    await eventually(() => page.hasFocus({ role: 'heading', name: galleryPage.hero.heading })).toBe(
      true,
    );
  });

  test('a reload restores the scroll position and hydrates the page', async ({ page }) => {
    for (const address of ['/', '/products', '/gallery']) {
      await page.open(address);
      await page.scrollTo(900);
      // Late layout may change the position.
      await page.networkIdle();
      const place = await page.scrollY();
      expect(place).toBeGreaterThan(700);
      await page.reload();
      // Fonts that load late may move the page by one line of the heading.
      const distance = async () => Math.abs((await page.scrollY()) - place);
      await eventually(distance, address).toBeLessThanOrEqual(60);
    }
  });

  test('the scroll-to-top button scrolls to the top and disappears', async ({ page }) => {
    await page.open('/about');
    await page.scrollTo(1000);
    await page.click({ role: 'button', name: scrollToTopLabel });
    await eventually(() => page.scrollY()).toBe(0);
    await eventually(() => page.count({ role: 'button', name: scrollToTopLabel })).toBe(0);
  });
});

describe('article and unknown addresses', () => {
  test('an unknown address shows the 404 page with a link to the home page', async ({ page }) => {
    await page.open(unknownAddress);
    expect(await page.count({ role: 'heading', name: notFoundPage.heading })).toBe(1);
    expect(await page.evaluate(() => document.body.textContent)).toContain(notFoundPage.message);
    await page.click({ role: 'link', name: notFoundPage.linkLabel });
    await eventually(() => page.address()).toBe('/');
  });

  test('an unknown article redirects to the news, and Back does not return to it', async ({
    page,
  }) => {
    await page.open('/about');
    await page.open('/news/no-such-article');
    await eventually(() => page.address()).toBe('/news');
    expect(await page.count({ role: 'heading', name: newsPage.hero.heading })).toBe(1);
    await page.tab.back();
    await eventually(() => page.address()).toBe('/about');
  });

  test('the link to the last article in the news list opens it', async ({ page }) => {
    if (!lastArticle) throw new Error('There is no article.');
    await page.open('/news');
    const name = `${newsPage.readMoreLabel} ${newsPage.readMoreAbout(lastArticle.title)}`;
    await page.click({ role: 'link', name, within: { role: 'main' } });
    await eventually(() => page.address()).toBe(`/news/${lastArticle.id}`);
    await eventually(() => page.count({ role: 'heading', name: lastArticle.title })).toBe(1);
  });
});
