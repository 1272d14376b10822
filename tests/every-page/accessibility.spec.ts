// axe in the states that tests/every-page/every-page.spec.ts does not open.
import { contactForm } from '../../content/pages/contact.ts';
import { productsPage } from '../../content/pages/products.ts';
import { header } from '../../content/pages/shell.ts';
import { productCard } from '../../content/product-card.ts';
import { expect, open, test } from '../support/site.ts';
import { expectNoViolations } from './axe.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
});

test('axe finds no violations in the lightbox, with its second photo, nor after it is closed', async ({
  page,
}) => {
  await open(page, '/gallery');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  await expectNoViolations(page, 'with the first photo');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('status')).not.toBeEmpty();
  await expectNoViolations(page, 'with the second photo');
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expectNoViolations(page, 'closed');
});

test('axe finds no violations in product search results, on a card with open details and its second picture, nor in an empty result', async ({
  page,
}) => {
  const { results, filters } = productsPage;
  await open(page, '/products?organic=1');
  await expect(page.getByRole('heading', { name: results.heading })).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('summary') })
    .first();
  await card.locator('summary').click();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: productCard.nextLabel(name) }).click();
  const second = productCard.dotLabel(name, 2);
  await expect(card.locator('[aria-current="true"]')).toHaveAccessibleName(second);
  await expectNoViolations(page, 'with results');
  await page.getByRole('searchbox', { name: filters.searchLabel }).fill('no such product');
  await expect(page.getByText(results.none)).toBeVisible();
  await expectNoViolations(page, 'without results');
});

test('axe finds no violations in the contact form with errors, nor after it is submitted @every-language', async ({
  page,
}) => {
  await open(page, '/contact');
  const submit = page.getByRole('button', { name: contactForm.submitLabel });
  await submit.click();
  await expectNoViolations(page, 'with errors');
  await page.getByRole('textbox', { name: contactForm.nameLabel }).fill('Mona');
  const form = page.getByRole('region', { name: contactForm.heading });
  await form.getByRole('textbox', { name: contactForm.emailLabel }).fill('mona@example.com');
  await page.getByRole('textbox', { name: contactForm.messageLabel }).fill('Hello');
  await submit.click();
  await expect(page.getByRole('button', { name: contactForm.copyLabel })).toBeVisible();
  await expectNoViolations(page, 'after submitting');
});

test('axe finds no violations in the products menu, nor in the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  // A click after the hover would close it.
  const productsMenu = page.getByRole('banner').locator('details');
  await productsMenu.hover();
  await expect(productsMenu).toHaveAttribute('open');
  await expectNoViolations(page, 'in the products menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: header.openMenuLabel }).click();
  const menu = page.getByRole('dialog');
  await menu.locator('summary').click();
  await expectNoViolations(page, 'in the mobile menu');
});
