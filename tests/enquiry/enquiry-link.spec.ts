// The link to the enquiry list in the header and in the mobile menu.
import { addressOf } from '../../app/pages.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { enquiryLink, header } from '../../content/pages/shell.ts';
import { expect, open, test } from '../support/site.ts';
import { first, headerLink, names, putOnList, second } from './enquiry.ts';

test('the enquiry link fits into the header at each width, moves nothing else in it, and is in the mobile menu @fixture', async ({
  page,
}) => {
  const getInTouch = page.getByRole('banner').getByRole('link', { name: header.getInTouchLabel });
  const link = headerLink(page, 2);
  const boxesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    return page
      .getByRole('banner')
      .locator(':is(a, button):visible')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  };
  const before = new Map<number, string[]>();
  await open(page, '/about');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [360, 430, 897, 1000, 1280]) {
    const boxes = await boxesAt(width);
    // With a long name, both links are in the menu.
    if (await getInTouch.isVisible()) before.set(width, boxes);
  }

  await putOnList(page, first, second);
  await open(page, '/about');
  await page.evaluate(() => document.fonts.ready);
  await expect(link).toBeVisible();
  for (const [width, boxes] of before)
    await test.step(`at ${width} px`, async () => {
      const after = await boxesAt(width);
      expect(after).toHaveLength(boxes.length + 1);
      expect(after).toEqual(expect.arrayContaining(boxes));
      const [box, button] = [await link.boundingBox(), await getInTouch.boundingBox()];
      if (!box || !button) throw new Error('A link of the header is not visible.');
      expect(box.x).toBeGreaterThanOrEqual(button.x - 1);
      expect(box.x + box.width).toBeLessThanOrEqual(button.x + button.width + 1);
      expect(box.y).toBeGreaterThanOrEqual(button.y + button.height);
      // Fails if something covers it.
      await link.hover();
    });

  await link.click();
  await expect(page).toHaveURL(addressOf('enquiry'));
  // The address changes before the page does. Back to a page that has not been left does not focus its heading.
  await expect(names(page)).toHaveCount(2);

  await page.goBack();
  // The page focuses its heading, and a key between the two actions of `press` would be lost.
  await expect(page.getByRole('heading', { name: aboutPage.hero.heading })).toBeFocused();

  await test.step('the mobile menu closes when its link is followed', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    // By keyboard: the link that was clicked before may have been in this place, and the site ignores the second click
    // of a double click.
    await page.getByRole('button', { name: header.openMenuLabel }).press('Enter');
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: enquiryLink.label(2) }).click();
    await expect(page).toHaveURL(addressOf('enquiry'));
    await expect(menu).toHaveCount(0);
  });
});
