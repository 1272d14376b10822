import type { Page } from '@playwright/test';
import { scrollToTopLabel } from '../../content/pages/shell.ts';
import { expect, open, samplePages, test } from '../support/site.ts';

// An iPhone in landscape: the notch, the same inset on the other side, and the home indicator
// below.
const inset = { left: 47, right: 47, bottom: 21 };
const screen = { width: 844, height: 390 };

test.use({ viewport: screen, hasTouch: true, isMobile: true });

async function emulateNotch(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: inset });
}

/** Texts and controls that the safe area insets overlap. */
const covered = (page: Page) =>
  page.evaluate(({ left, right }) => {
    const parts = document.querySelectorAll<HTMLElement>(
      ':is(main, header, footer) :is(h1, h2, h3, p, li, label, input, textarea, button, a)',
    );
    // Lists that scroll sideways continue beyond the edge of the screen.
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

test.describe('the notch of a phone', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('does not cover text or controls of any page', async ({ page }) => {
    await emulateNotch(page);
    for (const address of samplePages) {
      await open(page, address);
      expect(await covered(page), address).toEqual([]);
    }
  });
});

test('the notch and the home indicator of a phone do not cover the scroll-to-top button', async ({
  page,
}) => {
  await emulateNotch(page);
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 1000));
  const box = await page.getByRole('button', { name: scrollToTopLabel }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.width - inset.right);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height - inset.bottom);
});

test('the notch of a phone does not cover the buttons of the lightbox', async ({ page }) => {
  await emulateNotch(page);
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
