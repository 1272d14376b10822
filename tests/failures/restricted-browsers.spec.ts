// Browsers that forbid storage and service workers, and browsers that translate the page.
import type { Page } from '@playwright/test';
import { namePhotos } from '../../app/pages/gallery/name-photos.ts';
import { addressOf } from '../../app/pages.ts';
import { categories } from '../../content/categories.ts';
import { contactForm } from '../../content/contact-form.ts';
import { galleryImages } from '../../content/gallery.ts';
import { localAddress } from '../../content/languages.ts';
import { lightboxTexts } from '../../content/lightbox-texts.ts';
import { articles } from '../../content/news.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { homePage } from '../../content/pages/home.ts';
import { newsPage } from '../../content/pages/news.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { productsPage } from '../../content/pages/products.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { enquiryLink, footer } from '../../content/shell.ts';
import * as contact from '../contact/contact-form.ts';
import { askAnything, detail, first, names } from '../enquiry/enquiry.ts';
import { navigationLink } from '../support/navigation-link.ts';
import { unknownAddress } from '../support/page-titles.ts';
import { expect, hydrated, open, test } from '../support/site.ts';

/** Pages that the header links to, each with its heading. */
const headings = [
  ['/about', aboutPage.hero.heading],
  ['/gallery', galleryPage.hero.heading],
  ['/products', productsPage.hero.heading],
] as const;

test.describe('when the browser forbids storage', () => {
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

  test.use({ expectedErrors: /status of 404/ });

  test('and service workers, pages load without an error, links keep the text of the contact form, and Back restores the scroll position', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('', 'SecurityError'));
    });
    const search = `/products?q=${encodeURIComponent(products[0]?.name ?? '')}`;
    for (const address of [search, unknownAddress]) {
      await open(page, address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.getByRole('link', { name: notFoundPage.linkLabel }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homePage.hero.heading);

    const message = page.getByRole('textbox', { name: contactForm.messageLabel });
    await message.fill('Half a message');
    for (const [path, heading] of headings) {
      await navigationLink(page, path).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await expect(message).toHaveValue('Half a message');

    await page.evaluate(() => scrollTo(0, 400));
    await navigationLink(page, '/gallery').dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsPage.hero.heading);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  });

  test('and does not support service workers, page changes and “Clear the list” keep what was typed on the enquiry page and into the contact form', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const { storage, removed } = enquiryPage;
    const name = detail(page, contactForm.nameLabel);
    await open(page, `${addressOf('enquiry')}?add=${first.id}`);
    await expect(page.getByRole('alert')).toHaveText(storage.notKept);
    await name.fill('Mona');
    await page.getByRole('button', { name: storage.clearLabel }).click();
    await page.getByRole('button', { name: removed.undoLabel }).click();
    await expect(name).toHaveValue('Mona');

    await navigationLink(page, '/gallery').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
    await contact.field(page, 'message').fill('Half a message');
    await page.goBack();
    await expect(names(page)).toHaveText([first.name]);
    await expect(name).toHaveValue('Mona');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
    await expect(contact.field(page, 'message')).toHaveValue('Half a message');
  });
});

test.describe('a page translated by the browser', () => {
  /**
   * Puts every text into new font elements, as Google Translate does. The words stay the same, so
   * that there is no layout shift.
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

  test('has menus, links, filters, carousels, a lightbox and forms that work', async ({
    page,
    context,
  }) => {
    const main = page.getByRole('main');
    const [about, gallery, ourProducts] = headings;
    /** Opens the menu, closes it by Escape, and follows a link of the header. */
    const follow = async ([path, heading]: readonly [string, string]) => {
      await translate(page);
      await page.getByRole('banner').locator('summary').click();
      await page.keyboard.press('Escape');
      await navigationLink(page, path).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    };
    await open(page, '/');
    await follow(about);

    await test.step('gallery filters and a lightbox that opens and closes', async () => {
      await follow(gallery);
      const { filters } = galleryPage;
      const [all, , last] = filters;
      await translate(page);
      await page.getByRole('button', { name: last?.label ?? '', exact: true }).click();
      await translate(page);
      await page.getByRole('button', { name: all?.label ?? '', exact: true }).click();
      const name = namePhotos(galleryImages)[1]?.name ?? '';
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await translate(page);
      await page.getByRole('button', { name: lightboxTexts.nextLabel }).click();
      await translate(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('a carousel with dots', async () => {
      await follow(ourProducts);
      const [product] = products;
      if (!product) throw new Error('There are no products.');
      await translate(page);
      const card = page.locator(`[id="${product.id}"]`);
      const controls = await card.getByRole('button').all();
      expect(controls).toHaveLength(2 + product.images.length);
      for (const button of controls) {
        await button.click();
        await translate(page);
      }
      const last = card.getByRole('button', {
        name: productCard.dotLabel(product.name, product.images.length),
      });
      await expect(last).toHaveAttribute('aria-current', 'true');
    });

    await test.step('a product that is put on the list, and removed in another tab', async () => {
      const [product] = products;
      await page.goto(localAddress(addressOf('product', product?.id)));
      await hydrated(page);
      await translate(page);
      const ask = main.getByRole('link', { name: askAnything });
      await ask.click();
      await expect(main.getByRole('link', { name: enquiryLink.listedLabel })).toBeVisible();
      await translate(page);
      await page.evaluate(() => {
        localStorage.removeItem('enquiry');
        dispatchEvent(new StorageEvent('storage', { key: 'enquiry' }));
      });
      await expect(ask).toBeVisible();
      await follow(ourProducts);
    });

    await test.step('product filters, search and Clear Filters', async () => {
      const { filters, results } = productsPage;
      const [, category] = filters.categories;
      await page.getByRole('button', { name: category?.label ?? '' }).click();
      await translate(page);
      await page.getByRole('searchbox').fill('no such thing');
      await expect(page.getByText(results.none)).toBeVisible();
      await translate(page);
      await page.getByRole('button', { name: results.clearLabel }).click();
      const section = page.getByRole('heading', { level: 2, name: categories[0]?.heading ?? '' });
      await expect(section).toBeVisible();
    });

    await test.step('a newsletter form that shows its answer, and articles that open, with Back to the list', async () => {
      const { newsletter, readMoreLabel, hero } = newsPage;
      await page.getByRole('contentinfo').getByRole('link', { name: footer.newsLabel }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
      await translate(page);
      await main.getByRole('textbox', { name: newsletter.inputLabel }).fill('a@example.com');
      await main.getByRole('button', { name: newsletter.buttonLabel }).click();
      await expect(main.getByRole('status')).toHaveText(newsletter.answer);
      await translate(page);
      await main.getByRole('link', { name: readMoreLabel }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[0]?.title ?? '');
      await translate(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
    });

    await test.step('a contact form that shows its notes every time it is used', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      // The map loads when it is near. Its texts are translated, too.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('.leaflet-container')).toBeVisible();
      const form = page.getByRole('contentinfo').locator('form');
      for (const name of ['Mona', 'Adel']) {
        await translate(page);
        await form.getByRole('textbox', { name: contactForm.nameLabel }).fill(name);
        await form.getByRole('textbox', { name: contactForm.emailLabel }).fill('a@example.com');
        await form.getByRole('textbox', { name: contactForm.messageLabel }).fill('Lemons?');
        await form.getByRole('button', { name: contactForm.submitLabel }).click();
        await expect(form).toContainText(contactForm.openedNote);
        await translate(page);
        await form.getByRole('button', { name: contactForm.copyLabel }).click();
        await expect(form).toContainText(contactForm.copiedNote);
      }
      await translate(page);
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      );
      await form.getByRole('button', { name: contactForm.copyLabel }).click();
      await expect(form.locator('textarea[readonly]')).toHaveValue(/Lemons\?$/);
    });
  });
});
