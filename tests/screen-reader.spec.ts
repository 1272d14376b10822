// What screen readers say of the parts of the site, as transcripts in tests/screen-reader/.
// CONTRIBUTING.md tells how to update them.
import { productsPage } from '../content/pages/products.ts';
import { certificates } from '../content/pages/shell.ts';
import { products } from '../content/products.ts';
import {
  companyWords,
  foundWords,
  photoWords,
  productWords,
  words,
} from './screen-reader/placeholders.ts';
import { replace, shorten, Transcript } from './screen-reader/transcript.ts';
import { expect, open, scrollThrough, test } from './site.ts';

test.use({ reducedMotion: 'reduce' } as object);

test('the header', async ({ page }) => {
  const transcript = new Transcript(page, words(companyWords));
  const header = page.getByRole('banner');
  const toggle = header.getByRole('button', { name: 'Product categories' });
  await open(page, '/');
  await transcript.read('On a wide screen', header);
  await toggle.focus();
  await transcript.after('The button of the products menu is pressed', () =>
    page.keyboard.press('Enter'),
  );
  await transcript.read('With the products menu open', header);
  await transcript.after('Escape is pressed', () => page.keyboard.press('Escape'));

  // Wide enough for Get In Touch beside a long company name.
  await page.setViewportSize({ width: 600, height: 844 });
  await transcript.read('With the menu button', header);
  await transcript.after('The menu button is pressed', () =>
    header.getByRole('button', { name: 'Menu' }).press('Enter'),
  );
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Product categories' }).click();
  await transcript.read('The mobile menu, with the products unfolded', menu);
  await transcript.after('Escape is pressed', () => page.keyboard.press('Escape'));
  expect(`${transcript}`).toMatchSnapshot('header.txt');
});

test('a product card', async ({ page }) => {
  const product = products.find(
    ({ isOrganic, isSeasonal, details, images }) =>
      isOrganic && !isSeasonal && details !== '' && images.length === 2,
  );
  if (!product)
    throw new Error('This test needs an organic product with details and two pictures.');
  const transcript = new Transcript(page, words(productWords(product)));
  await open(page, '/products');
  const card = page.locator(`#${product.id}`);
  await card.scrollIntoViewIfNeeded();
  await transcript.read('With closed details', card);

  const next = card.getByRole('button', { name: 'Next picture' });
  await next.focus();
  await transcript.after('The next button is pressed', async () => {
    await page.keyboard.press('Enter');
    await expect(card.locator('[aria-current="true"]')).toHaveAccessibleName(/picture 2/);
  });
  await card.locator('summary').focus();
  await transcript.after('The details are opened', () => page.keyboard.press('Enter'));
  await transcript.read('With the second picture and open details', card);
  expect(`${transcript}`).toMatchSnapshot('product-card.txt');
});

test('the filters', async ({ page }) => {
  const search = products[0]?.name.toLowerCase() ?? '';
  const transcript = new Transcript(page, words([...foundWords, [search, '‹product name›']]));
  const main = page.getByRole('main');
  await open(page, '/products');
  const bar = main.getByRole('search');
  const field = bar.getByRole('searchbox');
  await transcript.read('Before a search', bar);

  await field.focus();
  await transcript.after('The name of a product is typed', async () => {
    await page.keyboard.type(search);
    await expect(main.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  });
  await field.fill('');
  await bar.getByRole('checkbox', { name: 'Organic' }).focus();
  await transcript.after('Organic is checked', async () => {
    await page.keyboard.press('Space');
    await expect(main.getByRole('status')).toHaveText(/found/);
  });
  await replace(
    page
      .getByRole('main')
      .locator('li')
      .filter({ has: page.locator('summary') }),
    '‹product card›',
  );
  await shorten(main.locator('ul').filter({ has: page.locator('summary') }));
  await replace(main.locator('[data-ground]'), '‹head of the page›');
  await transcript.read('With a result', main);

  await transcript.after('Something is typed that no product has', async () => {
    await field.fill('no such thing');
    await expect(main.getByRole('status')).toHaveText(productsPage.results.none);
  });
  await transcript.read('With no result', main);
  const clear = main.getByRole('button', { name: 'Clear Filters' });
  await clear.focus();
  await transcript.after('Clear Filters is pressed', async () => {
    await page.keyboard.press('Enter');
    await expect(clear).toBeHidden();
  });
  expect(`${transcript}`).toMatchSnapshot('filters.txt');
});

test('the lightbox', async ({ page }) => {
  const transcript = new Transcript(page, words(photoWords));
  const lightbox = page.getByRole('dialog');
  const read = async (title: string) => {
    // A photo has one only if it has an alternative text.
    await replace(lightbox.locator('[aria-roledescription="Caption"]'), '');
    await transcript.read(title, lightbox);
  };
  await open(page, '/gallery');
  const main = page.getByRole('main');
  await shorten(main.locator('ul'));
  await transcript.read('The gallery', main);
  await transcript.after('A photo category is chosen', () =>
    main.getByRole('button', { name: 'Farm' }).press('Enter'),
  );
  await main.getByRole('button', { name: 'All' }).click();
  await shorten(main.locator('ul'));

  await main.locator('li a').first().focus();
  await transcript.after('Enter is pressed on the first photo', async () => {
    await page.keyboard.press('Enter');
    await expect(lightbox.getByRole('button', { name: 'Close' })).toBeVisible();
  });
  await read('The lightbox');
  await transcript.after('The right arrow key is pressed', () => page.keyboard.press('ArrowRight'));
  await read('The lightbox with the second photo');
  await transcript.after('Escape is pressed', async () => {
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
  });
  expect(`${transcript}`).toMatchSnapshot('lightbox.txt');
});

test('the contact form', async ({ page }) => {
  await open(page, '/contact');
  await scrollThrough(page);
  const form = page.getByRole('region', { name: 'Get In Touch' });
  const name = form.getByRole('textbox', { name: 'Full name' });
  const send = form.getByRole('button', { name: 'Write the email' });
  const complaint = await name.evaluate((field: HTMLInputElement) => field.validationMessage);
  const transcript = new Transcript(
    page,
    words([...companyWords, [complaint, "‹the browser's message›"]]),
  );
  await transcript.read('Empty', form);
  await send.focus();
  await transcript.after('Sent empty', async () => {
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
  });
  await transcript.read('With errors', form);
  await transcript.after('The name is typed', () => page.keyboard.type('Mona'));
  await form.getByRole('textbox', { name: 'Email address' }).fill('mona@example.com');
  await form.getByRole('textbox', { name: 'Your message' }).fill('Lemons?');
  await send.focus();
  await transcript.after('Sent without errors', async () => {
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: 'Copy the message' })).toBeVisible();
  });
  await transcript.read('After sending', form);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = form.getByRole('button', { name: 'Copy the message' });
  await copy.focus();
  await transcript.after('Copy the message is pressed', async () => {
    await page.keyboard.press('Enter');
    await expect(form).toContainText('Message copied.');
  });
  expect(`${transcript}`).toMatchSnapshot('contact-form.txt');
});

test('the end of the page', async ({ page }) => {
  const transcript = new Transcript(
    page,
    words([...companyWords, [String(new Date().getFullYear()), '‹year›']]),
  );
  await open(page, '/about');
  await scrollThrough(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'OpenStreetMap', exact: true })).toBeVisible();
  await replace(footer.locator('form'), '‹contact form›');
  await replace(footer.locator('dt:text("Address") ~ dd'), '‹line of the address›');
  await replace(footer.locator('dt:text("Business hours") ~ dd'), '‹days and hours›');
  await replace(footer.locator('dd + dd'), '');
  // A company has a list of certificates or none.
  await replace(footer.getByRole('heading', { name: certificates.heading }).locator('..'), '');
  const named = footer.locator('ul[aria-label]');
  await replace(named.locator('li > *'), '‹link›');
  await shorten(named);
  await transcript.read('The footer', footer);
  expect(`${transcript}`).toMatchSnapshot('footer.txt');
});
