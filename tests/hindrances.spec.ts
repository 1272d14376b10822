// Browsers that forbid, translate or count differently.
import type { Page } from '@playwright/test';
import { expect, open, pages, test } from './site.ts';

test.describe('with storage forbidden', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const address of pages) {
    test(`${address} opens and leads on`, async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException(`${name} is forbidden`, 'SecurityError');
            },
          });
      });
      await open(page, address);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
    });
  }
});

for (const year of [1970, 2001, 2099]) {
  test(`a clock in ${year} changes the copyright's year and nothing else`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${year}-06-01T12:00:00Z`));
    await open(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
  });
}

test.describe('translated by the browser', () => {
  /** Puts new text in font elements in place of every text, as Google Translate does. */
  async function translate(page: Page) {
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, textarea'))
          continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = `[${text.nodeValue}]`;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    });
  }

  test('filters, search and Clear Filters work on', async ({ page }) => {
    await open(page, '/products');
    await translate(page);
    await page.getByRole('button', { name: /Fruits/ }).click();
    await translate(page);
    await page.getByRole('searchbox').fill('no such thing');
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    await translate(page);
    await page.getByRole('button', { name: /Clear Filters/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: /Vegetables/ })).toBeVisible();
  });

  test('the carousel and its dots work on', async ({ page }) => {
    await open(page, '/products');
    await translate(page);
    const card = page.getByRole('main').getByRole('article').first();
    for (const button of await card.getByRole('button').all()) {
      await button.click({ force: true });
      await translate(page);
    }
    await expect(card).toBeVisible();
  });

  test('the gallery filters and its lightbox open and close', async ({ page }) => {
    await open(page, '/gallery');
    await translate(page);
    await page.getByRole('button', { name: /produce/ }).click();
    await translate(page);
    await page.getByRole('button', { name: /All/ }).click();
    await page.getByRole('button', { name: /photo/ }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await translate(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the menus and every way on work on', async ({ page }) => {
    await open(page, '/');
    for (const [link, heading] of [
      ['About Us', /Our Story/],
      ['Gallery', /Photo Gallery/],
      ['Our Products', /./],
      ['Home', /Grown by the Nile/],
    ] as const) {
      await translate(page);
      await page.getByRole('button', { name: 'Product categories' }).click();
      await page.keyboard.press('Escape');
      await page
        .getByRole('navigation', { name: 'Quick Links' })
        .getByRole('link', { name: link })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  test('the form says what happened, and the newsletter too', async ({ page }) => {
    await open(page, '/news');
    await translate(page);
    await page.getByRole('main').getByRole('textbox', { name: /email/i }).fill('a@example.com');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Subscribe/i })
      .click();
    await translate(page);
    await page
      .getByRole('link', { name: /Read More/ })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    await translate(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
  });
});
