// Browsers that forbid, translate or count differently.
import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { expect, open, test } from './site.ts';

test.describe('with storage forbidden', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException(`${name} is forbidden`, 'SecurityError');
          },
        });
    }),
  );

  test('every room opens and leads on, and a message stays', async ({ page }) => {
    await open(page, '/contact');
    const message = page.getByRole('textbox', { name: 'Your message' });
    await message.fill('Half a message');
    const ways = page.getByRole('navigation', { name: 'Quick Links' });
    for (const [link, heading] of [
      ['About Us', 'Our Story'],
      ['Gallery', 'Photo Gallery'],
      ['Our Products', 'Our Products'],
    ] as const) {
      await ways.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await expect(message).toHaveValue('Half a message');
  });

  test('Back returns to where the reader was', async ({ page }) => {
    await open(page, '/news');
    await page.evaluate(() => scrollTo(0, 400));
    await page
      .getByRole('navigation', { name: 'Quick Links' })
      .getByText('Gallery')
      .dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  });

  for (const address of ['/', '/products?q=carrot', `/news/${articles[0]?.id}`, '/nowhere']) {
    test.describe(address, () => {
      test.use({ expectedErrors: /status of 404/ });
      test('is loaded whole without a complaint', async ({ page }) => {
        await open(page, address);
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
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
  /**
   * Puts a text of its own, in font elements, in place of every text, as Google Translate does: the
   * same words, so that nothing moves.
   */
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
        inner.textContent = text.nodeValue;
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
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /Carrots/ }) });
    const controls = await card.getByRole('button').all();
    expect(controls.length).toBe(4);
    for (const button of controls) {
      await button.click();
      await translate(page);
    }
    await expect(card.getByRole('button', { name: /Show picture 2/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('the gallery filters and its lightbox open and close', async ({ page }) => {
    await open(page, '/gallery');
    await translate(page);
    await page.getByRole('button', { name: /produce/ }).click();
    await translate(page);
    await page.getByRole('button', { name: /All/ }).click();
    await page.getByRole('link', { name: 'Produce photo 2 of 9' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await translate(page);
    await page.getByRole('button', { name: /Next/ }).click();
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

  test('the newsletter answers, and an article opens and leads back', async ({ page }) => {
    await open(page, '/news');
    await translate(page);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: /email/i }).fill('a@example.com');
    await main.getByRole('button', { name: /Subscribe/i }).click();
    await expect(main.getByRole('status')).toContainText('nothing was sent');
    await translate(page);
    await main
      .getByRole('link', { name: /Read More/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[0]?.title ?? '');
    await translate(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
  });

  test('the contact form says what happened, however often', { tag: '@chromium' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/contact');
    const form = page.getByRole('region', { name: 'Get In Touch' });
    for (const name of ['Mona', 'Adel']) {
      await translate(page);
      await form.getByRole('textbox', { name: /Full name/ }).fill(name);
      await form.getByRole('textbox', { name: /Email/ }).fill('a@example.com');
      await form.getByRole('textbox', { name: /message/ }).fill('Lemons?');
      await form.getByRole('button', { name: /Write the email/ }).click();
      await expect(form).toContainText('should have opened');
      await translate(page);
      await form.getByRole('button', { name: /Copy the message/ }).click();
      await expect(form).toContainText('Message copied.');
    }
    await translate(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await form.getByRole('button', { name: /Copy the message/ }).click();
    await expect(form.locator('textarea[readonly]')).toHaveValue(/Lemons\?$/);
  });
});
