import { galleryImages } from '../content/gallery.ts';
import { articles } from '../content/news.ts';
import { products } from '../content/products.ts';
import { expect, pages, test } from './site.ts';

// The script files that a page preloads are refused, as they should be.
test.use({ javaScriptEnabled: false, expectedErrors: /status of 404|^failed: .*\.js$/ });

for (const address of pages) {
  test(`${address} shows its text, pictures, navigation and contact details (R19)`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('hello@bustan.example');
    // Playwright takes what is transparent for visible. What is below the first screen comes a little later.
    const texts = page
      .getByRole('main')
      .locator(':is(h1, h2, h3, p, img):not([data-needs-script] *, details *)');
    const unseen = () =>
      texts.evaluateAll((all) =>
        all
          .filter(
            (one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    await expect.poll(unseen).toEqual([]);
    for (const image of await page.getByRole('main').locator('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    }
  });
}

test('every product, picture and article is there', async ({ page }) => {
  await page.goto('/products');
  for (const { name } of products) {
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  }
  await page.goto('/gallery');
  await expect(page.getByRole('main').locator('a img')).toHaveCount(galleryImages.length);
  await page.goto('/news');
  for (const { title } of articles) await expect(page.getByRole('main')).toContainText(title);
});

test('an article shows its whole text', async ({ page }) => {
  await page.goto('/news/community-supported-agriculture');
  await expect(page.getByRole('article')).toContainText('15 miles');
  await expect(page.getByRole('article').getByText('15 miles').first()).toBeVisible();
});

test('the hash of a section leads to it', async ({ page }) => {
  await page.goto('/products#pasta');
  await expect(page.getByRole('heading', { name: 'Pasta', exact: true })).toBeInViewport();
});

test('the contact form hands its fields to the mail program', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('region', { name: 'Get In Touch' }).locator('form');
  await form.getByRole('textbox', { name: 'Full name' }).fill('Mona Adel');
  await form.getByRole('textbox', { name: 'Email address' }).fill('mona@example.com');
  await form.getByRole('textbox', { name: 'Your message' }).fill('Lemons?');
  const mail = page.waitForRequest(/^mailto:/);
  await form.getByRole('button', { name: 'Write the email' }).click();
  expect(decodeURIComponent((await mail).url())).toMatch(
    /^mailto:hello@bustan\.example\?body=name=Mona Adel\s+email=mona@example\.com\s+phone=\s+message=Lemons\?/,
  );
});

test('an empty form is stopped by the browser', async ({ page }) => {
  let mails = 0;
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails += 1;
  });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Write the email' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  expect(mails).toBe(0);
});

test('phones have the whole navigation, News and Contact with it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const name of ['Gallery', 'News', 'Contact']) {
    await expect(links.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});
