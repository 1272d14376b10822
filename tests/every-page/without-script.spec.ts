import type { Page } from '@playwright/test';
import { categories } from '../../content/categories.ts';
import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { galleryImages } from '../../content/gallery.ts';
import { localAddress } from '../../content/languages.ts';
import { mainNavigation, mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { articles } from '../../content/news.ts';
import { newsPage } from '../../content/pages/news.ts';
import { part } from '../../content/part.ts';
import { products } from '../../content/products.ts';
import { footer, header } from '../../content/shell.ts';
import { countMails, field, fill, mailtoOpenedBy, submit } from '../contact/contact-form.ts';
import { labelOf } from '../support/label-of.ts';
import { fullArticle, samplePages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

// Pages without JavaScript. Chromium reports the scripts that a page preloads as failed requests
// (seen in version 156).
test.use({ javaScriptEnabled: false, expectedErrors: /status of 404|^failed: .*\.js$/ });

/** The page shows its text, pictures, navigation and contact details (R19). */
async function expectComplete(page: Page) {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = page.getByRole('navigation', { name: header.navigationLabel }).getByRole('link');
  await expect(links.filter({ hasText: labelOf('/about') })).toBeVisible();
  const foot = page.getByRole('contentinfo');
  for (const text of [company.email, company.phone, ...company.address])
    await expect(foot).toContainText(text);
  await expect(foot.getByRole('link', { name: footer.mapLinkLabel })).toBeVisible();
  // Its styles are in the page.
  const backgrounds = await foot.evaluate((part) =>
    [part, document.body].map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(new Set([...backgrounds, 'rgba(0, 0, 0, 0)']).size).toBe(3);
  // Playwright treats transparent elements as visible, checkVisibility does not.
  const texts = main.locator(':is(h1, h2, h3, p, img):not([data-needs-script] *, details *)');
  const invisible = () =>
    texts.evaluateAll((all) =>
      all
        .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => one.outerHTML.slice(0, 80)),
    );
  await expect.poll(invisible).toEqual([]);
  const pictures = main.locator('img:not(a > :not(:first-child) *)');
  const missing = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter((one) => {
          // No picture waits to be scrolled to.
          one.loading = 'eager';
          return !one.complete || one.naturalWidth === 0;
        })
        .map(({ src }) => src),
    );
  await expect.poll(missing).toEqual([]);
}

/** The pages that the menus lead to. */
const visited = ['/gallery', '/products', '/news', `/news/${fullArticle?.id}`];

test('without JavaScript, every page shows its text, pictures, navigation and contact details (R19)', async ({
  page,
}) => {
  for (const address of samplePages.filter((address) => !visited.includes(address)))
    await test.step(address, async () => {
      await page.goto(localAddress(address));
      await expectComplete(page);
    });
});

test('without JavaScript, menus lead to every photo, product and article, Get In Touch puts the cursor in Full Name, and the form passes its fields to the mail program', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: header.navigationLabel });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(localAddress('/about'));

  await test.step('the menu of a phone opens, closes, unfolds the categories and leads to the gallery', async () => {
    const button = page.getByRole('button', { name: header.openMenuLabel });
    await button.click();
    for (const { label } of [...mainNavigation, ...mobileNavigation])
      await expect(link(label)).toBeVisible();
    await expect(link(header.getInTouchLabel)).toBeVisible();
    for (const { label } of productNavigation) await expect(link(label)).toBeHidden();
    await menu.locator('summary').click();
    for (const { label } of productNavigation) await expect(link(label)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('button', { name: header.closeLabel }).click();
    await expect(menu).toBeHidden();
    await button.click();
    await link(labelOf('/gallery')).click();
    await expect(page).toHaveURL(localAddress('/gallery'));
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').locator('a img')).toHaveCount(galleryImages.length);
    // Entrances are for pages with script (R18). They would end in time for the next check.
    const tile = page.getByRole('main').getByRole('listitem').last();
    await expect(tile).toHaveCSS('animation-name', 'none');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectComplete(page);
  });

  await test.step('the dropdown of the header opens by its button and leads to a section of the products', async () => {
    const section = categories.at(-1);
    const category = productNavigation.find(({ hash }) => hash === section?.id);
    await menu.locator('summary').click();
    await link(category?.label ?? '').click();
    await expect(page).toHaveURL(localAddress(`/products#${section?.id}`));
    const heading = page.getByRole('heading', { name: section?.heading ?? '', exact: true });
    await expect(heading).toBeInViewport();
    for (const { name } of products)
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    const secondPicture = page.locator('main a > :nth-child(2) img').first();
    await secondPicture.scrollIntoViewIfNeeded();
    await expect(secondPicture).not.toHaveJSProperty('naturalWidth', 0);
    await expectComplete(page);
  });

  await test.step('the list of news leads to the full text of an article', async () => {
    await page.goto(localAddress('/news'));
    const main = page.getByRole('main');
    for (const { title } of articles) await expect(main).toContainText(title);
    await expectComplete(page);
    const { id = '', title = '' } = fullArticle ?? {};
    await main.getByRole('link', { name: newsPage.readMoreAbout(title) }).click();
    await expect(page).toHaveURL(localAddress(`/news/${id}`));
    const source = part('articleTexts')[id] ?? '';
    const [, lastParagraph = ''] = /.*<p>(.*?)<\/p>/s.exec(source) ?? [];
    expect(lastParagraph).not.toBe('');
    const text = lastParagraph.replace(/<[^>]*>/g, '');
    await expect(page.getByRole('article').getByText(text)).toBeVisible();
    await expectComplete(page);
  });

  await test.step('Get In Touch leads to the form, which needs its fields, and passes them to the mail program', async () => {
    const mails = countMails(page);
    const getInTouch = page.getByRole('banner').getByRole('link', { name: header.getInTouchLabel });
    await getInTouch.first().click();
    await expect(field(page, 'name')).toBeFocused();
    await expect(page.getByRole('heading', { name: contactForm.heading })).toBeInViewport();
    await field(page, 'message').focus();
    await submit(page);
    await expect(field(page, 'name')).toBeFocused();
    expect(mails()).toBe(0);

    await fill(page, { name: 'Mona Adel', email: 'mona@example.com', message: 'Lemons?' });
    const mail = await mailtoOpenedBy(page, () => submit(page));
    const [address, body = ''] = decodeURIComponent(mail).split('&body=');
    const { subjectWithoutScript } = contactForm.mail;
    expect(address).toBe(`mailto:${company.email}?subject=${subjectWithoutScript}`);
    expect(body).toMatch(/^name=Mona Adel\s+email=mona@example\.com\s+phone=\s+message=Lemons\?/);
  });
});
