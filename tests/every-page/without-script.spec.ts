import { company } from '../../content/company.ts';
import { galleryImages } from '../../content/gallery.ts';
import { localAddress } from '../../content/languages.ts';
import { mainNavigation, mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { articles } from '../../content/news.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { productsPage } from '../../content/pages/products.ts';
import { header } from '../../content/pages/shell.ts';
import { part } from '../../content/part.ts';
import { products } from '../../content/products.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, samplePages, test } from '../support/site.ts';

// Pages without JavaScript. Chromium reports the scripts that a page preloads as failed requests
// (seen in version 156).
test.use({ javaScriptEnabled: false, expectedErrors: /status of 404|^failed: .*\.js$/ });

test('without JavaScript, every page shows its text, pictures, navigation and contact details (R19) @every-language', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const links = page.getByRole('navigation', { name: header.navigationLabel }).getByRole('link');
  for (const address of samplePages) {
    await page.goto(localAddress(address));
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(links.filter({ hasText: labelOf('/about') }), address).toBeVisible();
    await expect(page.getByRole('contentinfo'), address).toContainText(company.email);
    // Playwright treats transparent elements as visible, checkVisibility does not.
    const texts = page
      .getByRole('main')
      .locator(':is(h1, h2, h3, p, img):not([data-needs-script] *, details *)');
    const invisible = () =>
      texts.evaluateAll((all) =>
        all
          .filter(
            (one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    await expect.poll(invisible, { message: address }).toEqual([]);
    // So high that no picture of a page waits to be scrolled to.
    await page.setViewportSize({ width: 1280, height: 20_000 });
    const missing = () =>
      page
        .getByRole('main')
        .locator('img:not(a > :not(:first-child) *)')
        .evaluateAll((all: HTMLImageElement[]) =>
          all.filter((one) => !one.complete || one.naturalWidth === 0).map(({ src }) => src),
        );
    await expect.poll(missing, { message: address }).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('without JavaScript, every product, photo and article is shown', async ({ page }) => {
  await page.goto(localAddress('/products'));
  for (const { name } of products) {
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  }
  const secondPicture = page.locator('main a > :nth-child(2) img').first();
  await secondPicture.scrollIntoViewIfNeeded();
  await expect(secondPicture).not.toHaveJSProperty('naturalWidth', 0);
  await page.goto(localAddress('/gallery'));
  await expect(page.getByRole('main').locator('a img')).toHaveCount(galleryImages.length);
  await page.goto(localAddress('/news'));
  for (const { title } of articles) await expect(page.getByRole('main')).toContainText(title);
});

test('without JavaScript, an article shows its full text', async ({ page }) => {
  const id = articles.at(-1)?.id ?? '';
  await page.goto(localAddress(`/news/${id}`));
  const source = part('articleTexts')[id] ?? '';
  const [, lastParagraph = ''] = /.*<p>(.*?)<\/p>/s.exec(source) ?? [];
  expect(lastParagraph).not.toBe('');
  const text = lastParagraph.replace(/<[^>]*>/g, '');
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
});

test('without JavaScript, an address with a hash shows its product section', async ({ page }) => {
  const section = productsPage.sections.at(-1);
  await page.goto(localAddress(`/products#${section?.id}`));
  const heading = page.getByRole('heading', { name: section?.heading ?? '', exact: true });
  await expect(heading).toBeInViewport();
});

test('without JavaScript, the contact form passes its fields to the mail program', async ({
  page,
}) => {
  await page.goto(localAddress('/contact'));
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByRole('textbox', { name: contactForm.nameLabel }).fill('Mona Adel');
  await form.getByRole('textbox', { name: contactForm.emailLabel }).fill('mona@example.com');
  await form.getByRole('textbox', { name: contactForm.messageLabel }).fill('Lemons?');
  const mail = page.waitForRequest(/^mailto:/);
  await form.getByRole('button', { name: contactForm.submitLabel }).click();
  const [address, body = ''] = decodeURIComponent((await mail).url()).split('&body=');
  expect(address).toBe(`mailto:${company.email}?subject=${contactForm.mail.subjectWithoutScript}`);
  expect(body).toMatch(/^name=Mona Adel\s+email=mona@example\.com\s+phone=\s+message=Lemons\?/);
});

test('without JavaScript, the browser does not submit an empty contact form', async ({ page }) => {
  let mails = 0;
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails += 1;
  });
  await page.goto(localAddress('/contact'));
  await page.getByRole('button', { name: contactForm.submitLabel }).click();
  await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeFocused();
  expect(mails).toBe(0);
});

test('without JavaScript, the menu of a phone opens, closes, unfolds the categories and leads to pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(localAddress('/about'));
  const menu = page.getByRole('navigation', { name: header.navigationLabel });
  const button = page.getByRole('button', { name: header.openMenuLabel });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
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
});

test('without JavaScript, the dropdown of the header opens by its button and leads to a section', async ({
  page,
}) => {
  const [category] = productNavigation;
  await page.goto(localAddress('/about'));
  const menu = page.getByRole('navigation', { name: header.navigationLabel });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: category?.label ?? '', exact: true }).click();
  await expect(page).toHaveURL(localAddress(`/products#${category?.hash}`));
});

test('without JavaScript, Get In Touch puts the cursor in Full Name @phone', async ({ page }) => {
  await page.goto(localAddress('/about'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: header.getInTouchLabel })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeFocused();
  await expect(page.getByRole('heading', { name: contactForm.heading })).toBeInViewport();
});
