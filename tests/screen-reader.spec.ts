// Compares what screen readers announce with the transcripts in tests/screen-reader/.
// CONTRIBUTING.md explains how to update them.
import { certificates } from '../content/pages/shell.ts';
import { companyTexts, photoTexts, placeholderWriter } from './screen-reader/placeholders.ts';
import { replace, shorten, Transcript } from './screen-reader/transcript.ts';
import { expect, open, scrollThrough, test } from './site.ts';

test.use({ reducedMotion: 'reduce' } as object);

test('the header matches its screen reader transcript @fixture', async ({ page }) => {
  const transcript = new Transcript(page, placeholderWriter(companyTexts));
  const header = page.getByRole('banner');
  const toggle = header.locator('summary');
  await open(page, '/');
  await transcript.read('On a wide screen', header);
  await toggle.focus();
  await transcript.after('The button of the products menu is pressed', () =>
    page.keyboard.press('Enter'),
  );
  await transcript.read('With the products menu open', header);
  await transcript.after('Escape is pressed', () => page.keyboard.press('Escape'));

  // The mobile header with room for Get In Touch beside a long company name.
  await page.setViewportSize({ width: 600, height: 844 });
  await transcript.read('With the menu button', header);
  await transcript.after('The menu button is pressed', () =>
    header.getByRole('button', { name: 'Menu' }).press('Enter'),
  );
  const menu = page.getByRole('dialog');
  await menu.locator('summary').click();
  await transcript.read('The mobile menu, with the products unfolded', menu);
  await transcript.after('Escape is pressed', () => page.keyboard.press('Escape'));
  expect(`${transcript}`).toMatchSnapshot('header.txt');
});

test('the lightbox matches its screen reader transcript @fixture', async ({ page }) => {
  const transcript = new Transcript(page, placeholderWriter(photoTexts));
  const lightbox = page.getByRole('dialog');
  const read = async (title: string) => {
    // Only photos with an alt text have a caption.
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

test('the contact form matches its screen reader transcript @fixture', async ({ page }) => {
  await open(page, '/contact');
  await scrollThrough(page);
  const form = page.getByRole('region', { name: 'Get In Touch' });
  const name = form.getByRole('textbox', { name: 'Full name' });
  const send = form.getByRole('button', { name: 'Write the email' });
  const browserMessage = await name.evaluate((field: HTMLInputElement) => field.validationMessage);
  const transcript = new Transcript(
    page,
    placeholderWriter([...companyTexts, [browserMessage, "‹the browser's message›"]]),
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

test('the footer matches its screen reader transcript @fixture', async ({ page }) => {
  const transcript = new Transcript(
    page,
    placeholderWriter([...companyTexts, [String(new Date().getFullYear()), '‹year›']]),
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
  const namedLists = footer.locator('ul[aria-label]');
  await replace(namedLists.locator('li > *'), '‹link›');
  await shorten(namedLists);
  await transcript.read('The footer', footer);
  expect(`${transcript}`).toMatchSnapshot('footer.txt');
});
