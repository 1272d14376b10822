import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { scrollToTopLabel } from '../content/pages/shell.ts';
import { expect, open, pages, test } from './site.ts';

// An iPhone on its side: the notch, as much at the other end, and the bar for going home.
const inset = { left: 47, right: 47, bottom: 21 };
const screen = { width: 844, height: 390 };

test.use({ viewport: screen, hasTouch: true, isMobile: true });

async function putNotch(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: inset });
}

/** Texts and controls of which the notch, or its counterpart, covers something. */
const covered = (page: Page) =>
  page.evaluate(({ left, right }) => {
    const parts = document.querySelectorAll<HTMLElement>(
      ':is(main, header, footer) :is(h1, h2, h3, p, li, label, input, textarea, button, a)',
    );
    // What scrolls sideways goes on beyond the edge.
    const scrolls = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).overflowX === 'auto' || scrolls(part.parentElement));
    return [...parts]
      .filter((part) => part.checkVisibility() && !scrolls(part))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const text = part.textContent || part.ariaLabel || part.tagName === 'INPUT';
        return text && box.width > 1 && (box.left < left || box.right > innerWidth - right);
      })
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`);
  }, inset);

test.describe('a notch', () => {
  // The not-found page has that status.
  test.use({ expectedErrors: /status of 404/ });

  test('covers no text and no control of any page', async ({ page }) => {
    await putNotch(page);
    // One article stands for all: they share a layout.
    const otherArticles = articles.slice(1).map(({ id }) => `/news/${id}`);
    for (const address of pages.filter((page) => !otherArticles.includes(page))) {
      await open(page, address);
      expect(await covered(page), address).toEqual([]);
    }
  });
});

test('floating buttons are clear of the notch and of the bar below', async ({ page }) => {
  await putNotch(page);
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 1000));
  const box = await page.getByRole('button', { name: scrollToTopLabel }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.width - inset.right);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height - inset.bottom);
});

test('the lightbox has its buttons clear of the notch', async ({ page }) => {
  await putNotch(page);
  await open(page, '/gallery');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().tap();
  const dialog = page.getByRole('dialog');
  for (const name of ['Previous', 'Next', 'Close']) {
    const button = dialog.getByRole('button', { name: new RegExp(name) });
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect(box?.x, name).toBeGreaterThanOrEqual(inset.left);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(screen.width - inset.right);
  }
});
