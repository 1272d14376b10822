// Transcript of the enquiry list. CONTRIBUTING.md explains how to update it.
import { enquiryPage } from '../content/pages/enquiry.ts';
import { first, list, openWith, quantity, removeButton } from './enquiry.ts';
import { placeholderWriter, productTexts } from './screen-reader/placeholders.ts';
import { Transcript } from './screen-reader/transcript.ts';
import { expect, test } from './site.ts';

test.use({ reducedMotion: 'reduce' } as object);

test('the enquiry list matches its screen reader transcript @fixture', async ({ page }) => {
  const transcript = new Transcript(
    page,
    placeholderWriter([...productTexts(first), [first.id, '‹product id›']]),
  );
  await openWith(page, first);
  await quantity(page, first).fill('2 pallets');
  await transcript.read('With one product', list(page));
  await removeButton(page, first).focus();
  await transcript.after('Remove is pressed', () => page.keyboard.press('Enter'));
  await transcript.after('Undo is pressed', async () => {
    await page.getByRole('button', { name: enquiryPage.removed.undoLabel }).press('Enter');
    await expect(list(page)).toBeVisible();
  });
  expect(`${transcript}`).toMatchSnapshot('enquiry.txt');
});
