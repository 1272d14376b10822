import type { Page } from '@playwright/test';
import { products } from '../content/products.ts';
import { expect, hydrated, open, test } from './site.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Once both fonts are there: a line that breaks elsewhere with them takes the position along. */
const scrollTo = async (page: Page, y: number) => {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return new Set(loaded.map(({ family }) => family)).size >= 2;
  });
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
};
const footerLink = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: 'Quick Links' })
    .getByRole('link', { name });

test.describe('following a link @every-size', () => {
  test('puts the new page at the top at once, moves the focus to its heading and announces its title', async ({
    page,
  }) => {
    await open(page, '/');
    await footerLink(page, 'About Us').click();
    const heading = page.getByRole('heading', { level: 1, name: 'Our Story' });
    await expect(heading).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    await expect(page).toHaveTitle('Our Story | Bustan');
    await expect(page.locator('[aria-live="polite"]').first()).toHaveText('Our Story | Bustan');
  });

  test('and coming Back returns to where the reader was, forward too (R7)', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 1500);
    // Not a real click, before which Playwright would scroll to the link.
    await footerLink(page, 'About Us').dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
    await scrollTo(page, 700);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Grown by the Nile' })).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(700);
  });
});

/** What stands on a page that comes, as soon as its heading does: React puts it there in one go. */
const noteArrival = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.body;
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const observer = new MutationObserver(() => {
      if (heading() === before) return;
      observer.disconnect();
      dataset.firstProducts = `${document.querySelectorAll('main li[id]').length}`;
      dataset.footerAt = `${document.querySelector('footer')?.getBoundingClientRect().top}`;
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const arrival = (page: Page) =>
  page.evaluate(() => {
    const { firstProducts, footerAt } = document.body.dataset;
    return { firstProducts: Number(firstProducts), footerAt: Number(footerAt) };
  });

for (const [name, count] of [
  ['Products', products.length],
  ['Home', 8],
] as const) {
  test.describe('with a finger', { tag: '@mobile' }, () => {
    // A tablet, upright: higher than the head of the home page ever is.
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

    test(`the first screen of ${name} comes first, and the rest follows`, async ({ page }) => {
      await open(page, '/about');
      await noteArrival(page);
      await footerLink(page, name).tap();
      await expect(page.locator('main li[id]')).toHaveCount(count);
      const { firstProducts, footerAt } = await arrival(page);
      expect(firstProducts).toBe(0);
      expect(footerAt).toBeGreaterThanOrEqual(1180);
    });
  });

  test(`with a mouse ${name} comes whole, for it comes in softly`, async ({ page }) => {
    await open(page, '/about');
    await noteArrival(page);
    await footerLink(page, name).click();
    await expect(page.locator('main li[id]')).toHaveCount(count);
    expect((await arrival(page)).firstProducts).toBe(count);
  });
}

test.describe('with a finger', { tag: '@mobile' }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test('the first section is the one in view on /products', async ({ page }) => {
    await open(page, '/about');
    await footerLink(page, 'Products').tap();
    const tabs = page.getByRole('navigation', { name: 'Product sections' }).getByRole('link');
    await expect(tabs.first()).toHaveAttribute('aria-current', 'location');
  });

  test('a page that is come to further down is there as a whole, by a hash and by Back', async ({
    page,
  }) => {
    await open(page, '/about');
    await noteArrival(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pasta' }).tap();
    await expect(page.getByRole('region', { name: 'Pasta' })).toBeFocused();
    expect((await arrival(page)).firstProducts).toBe(products.length);

    await footerLink(page, 'Products').tap();
    await expect(page).toHaveURL(/products$/);
    await footerLink(page, 'About Us').tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
    await noteArrival(page);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Pasta' })).toBeAttached();
    expect((await arrival(page)).firstProducts).toBe(products.length);
  });
});

test('who touches a link as the first thing on a page waits for no idle moment', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, '/about');
  const code = page.waitForRequest(/gallery-page-[^/]*\.js$/);
  await page.dispatchEvent('h1', 'pointerdown');
  await code;
});

test('the first page takes no focus away', async ({ page }) => {
  await open(page, '/about');
  await expect(page.locator('body')).toBeFocused();
});

test('a reload keeps the reading position', async ({ page }) => {
  await open(page, '/about');
  await scrollTo(page, 900);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(900);
});

for (const [address, id] of [
  ['/', 'supply-chain'],
  ['/products', 'pasta'],
] as const) {
  test(`a reload of ${address} finds what was being read where it was`, async ({ page }) => {
    const top = () =>
      page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0, id);
    await open(page, address);
    // Until all of the page is laid out (app/ui/layout.css).
    await page.waitForTimeout(1200);
    await scrollTo(page, (await top()) - 100);
    expect(await top()).toBeCloseTo(100, 0);
    await page.reload();
    await hydrated(page);
    expect(await top()).toBeCloseTo(100, 0);
    await page.waitForTimeout(1200);
    expect(await top()).toBeCloseTo(100, 0);
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('a hash on the home page', () => {
  for (const target of ['why-choose', 'supply-chain', 'get-in-touch']) {
    test(`leads to #${target} from outside`, async ({ page }) => {
      await open(page, `/#${target}`);
      await expect(page.locator(`#${target}`)).toBeInViewport();
      await expect
        .poll(() =>
          page.locator(`#${target}`).evaluate((element) => element.getBoundingClientRect().top),
        )
        .toBeLessThan(120);
    });
  }

  test('is followed 100 ms after arrival, not sooner (specification 2 and 9)', async ({ page }) => {
    await page.addInitScript(() => {
      const record = window as unknown as { delays: { delay: number | undefined }[] };
      record.delays = [];
      const { setTimeout: original } = window;
      window.setTimeout = ((callback: TimerHandler, delay?: number, ...rest: unknown[]) => {
        if (String(callback).includes('scrollIntoView')) record.delays.push({ delay });
        return original(callback, delay, ...rest);
      }) as typeof window.setTimeout;
    });
    await open(page, '/#supply-chain');
    await expect(page.locator('#supply-chain')).toBeInViewport();
    expect(
      await page.evaluate(() => (window as unknown as { delays: unknown }).delays),
    ).toContainEqual({ delay: 100 });
  });

  test('that names nothing is ignored', async ({ page }) => {
    await open(page, '/#%zz"><script>');
    await page.waitForTimeout(300);
    expect(await scrollY(page)).toBe(0);
  });
});

test.describe('the scroll-to-top button @every-size', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });

  test('appears past 300 px and leads smoothly to the top', async ({ page }) => {
    await open(page, '/about');
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 300);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 301);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, 2000);
    const positions = await page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          const seen: number[] = [];
          window.addEventListener('scroll', () => {
            seen.push(window.scrollY);
            if (window.scrollY === 0) done(seen);
          });
          document.querySelector<HTMLElement>('button[aria-label="Back to top"]')?.click();
        }),
    );
    expect(positions.length, 'steps on the way').toBeGreaterThan(3);
    await expect(button(page)).toBeHidden();
  });
});
