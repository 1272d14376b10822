// The link to the enquiry list in the header and in the mobile menu.
import type { Locator } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { language, localAddress } from '../../content/languages.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { enquiryLink, header } from '../../content/shell.ts';
import { expect, open, test } from '../support/site.ts';
import { first, headerLink, names, putOnList, second } from './enquiry.ts';

const isRightToLeft = language.direction === 'rtl';

test('the enquiry link fits into the header at each width, moves nothing else in it, and is in the mobile menu @every-language @fixture', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const getInTouch = banner.getByRole('link', { name: header.getInTouchLabel });
  const link = headerLink(page, 2);
  const boxOf = (one: Locator) =>
    one.evaluate((one) => JSON.stringify(one.getBoundingClientRect()));
  const brand = banner.getByRole('link', { name: header.homeLabel });
  /** Where the brand begins, and its middle: a long name may need a second line. */
  const placeOfBrand = () =>
    brand.evaluate((brand) => {
      const { left, right, top, bottom } = brand.getBoundingClientRect();
      return [getComputedStyle(brand).direction === 'rtl' ? right : left, (top + bottom) / 2];
    });
  const boxesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    const all = await banner.locator(':is(a, button):visible').all();
    const [, ...others] = await Promise.all(all.map(boxOf));
    return { brand: await placeOfBrand(), others };
  };
  const before = new Map<number, Awaited<ReturnType<typeof boxesAt>> & { getInTouch: string }>();
  await open(page, '/about');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [360, 430, 600, 721, 1024, 1280]) {
    const boxes = await boxesAt(width);
    // With a long name, both links are in the menu.
    if (await getInTouch.isVisible())
      before.set(width, { ...boxes, getInTouch: await boxOf(getInTouch) });
  }

  await putOnList(page, first, second);
  await open(page, '/about');
  await page.evaluate(() => document.fonts.ready);
  for (const [width, boxes] of before)
    await test.step(`at ${width} px`, async () => {
      const after = await boxesAt(width);
      await expect(link).toBeVisible();
      // On phones it takes the place of Get In Touch, which is in the menu, too.
      const isInItsPlace = await getInTouch.isHidden();
      const stays = boxes.others.filter((box) => !isInItsPlace || box !== boxes.getInTouch);
      expect(after.others).toHaveLength(stays.length + 1);
      expect(after.others).toEqual(expect.arrayContaining(stays));
      expect(after.brand).toEqual(boxes.brand);
      const [box, place] = [await link.boundingBox(), JSON.parse(boxes.getInTouch)];
      if (!box) throw new Error('The link is not visible.');
      expect(box.y).toBeCloseTo(place.y, 0);
      const end = isRightToLeft ? box.x : box.x + box.width;
      if (isInItsPlace) expect(end).toBeCloseTo(isRightToLeft ? place.left : place.right, 0);
      // Fails if something covers it.
      await link.hover();
    });

  await link.click();
  await expect(page).toHaveURL(localAddress(addressOf('enquiry')));
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
    await expect(page).toHaveURL(localAddress(addressOf('enquiry')));
    await expect(menu).toHaveCount(0);
  });
});
