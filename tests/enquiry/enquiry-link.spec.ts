// The link to the enquiry list in the header and in the mobile menu.
import { addressOf } from '../../app/pages.ts';
import { enquiryLink, header } from '../../content/pages/shell.ts';
import { expect, open, test } from '../support/site.ts';
import { first, headerLink, openWith, second } from './enquiry.ts';

for (const width of [360, 430, 897, 1000, 1280]) {
  test(`the enquiry link fits at ${width} px, and moves nothing else in the header @fixture`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const getInTouch = page.getByRole('banner').getByRole('link', { name: header.getInTouchLabel });
    const boxes = () =>
      page
        .getByRole('banner')
        .locator(':is(a, button):visible')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    await open(page, '/about');
    test.skip(!(await getInTouch.isVisible()), 'With a long name, both links are in the menu.');
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes();
    await openWith(page, first, second);
    await open(page, '/about');
    await page.evaluate(() => document.fonts.ready);
    const link = headerLink(page, 2);
    await expect(link).toBeVisible();
    const after = await boxes();
    expect(after).toHaveLength(before.length + 1);
    expect(after).toEqual(expect.arrayContaining(before));
    const [box, button] = [await link.boundingBox(), await getInTouch.boundingBox()];
    if (!box || !button) throw new Error('A link of the header is not visible.');
    expect(box.x).toBeGreaterThanOrEqual(button.x - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(button.x + button.width + 1);
    expect(box.y).toBeGreaterThanOrEqual(button.y + button.height);
    await link.click();
    await expect(page).toHaveURL(addressOf('enquiry'));
  });
}

test('the mobile menu has the enquiry link, and closes when it is followed @fixture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWith(page, first);
  await open(page, '/news');
  await page.getByRole('button', { name: header.openMenuLabel }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: enquiryLink.label(1) }).click();
  await expect(page).toHaveURL(addressOf('enquiry'));
  await expect(menu).toHaveCount(0);
});
