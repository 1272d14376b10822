// Forced colours, as in the contrast themes of Windows. They remove backgrounds, gradients and
// shadows, so a state that only these show would be invisible.
import { expect, type Locator } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { cargoTexts } from '../../content/cargo-texts.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { header } from '../../content/shell.ts';
import { field, submit } from '../contact/contact-form.ts';
import { labelOf } from '../support/label-of.ts';
import { fullProduct } from '../support/pages.ts';
import { open, setDate, test } from '../support/site.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const pictureOf = (part: Locator) => part.screenshot({ animations: 'disabled' });

async function expectToLookDifferent(name: string, part: Locator, before: Buffer) {
  const same = async () => before.equals(await pictureOf(part));
  await expect.soft.poll(same, `${name} looks as it does otherwise`).toBe(false);
}

test('in forced colours, the chosen month, its column, the chosen order, the current month and an invalid field look different', async ({
  page,
}) => {
  const month = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^${seasonTexts.months[number - 1]}`) });
  const [march, november] = [month(3), month(11)];
  const row = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const column = row.first().getByRole('cell').nth(2);
  const order = page.getByRole('button', { name: seasonsPage.sort.category });
  const message = field(page, 'message');
  await setDate(page, '2026-11-22T12:00:00');
  await open(page, '/seasons');
  await page.evaluate(() => document.fonts.ready);
  const [ofMarch, ofColumn, ofOrder, ofNovember] = [
    await pictureOf(march),
    await pictureOf(column),
    await pictureOf(order),
    await pictureOf(november),
  ];
  // Neither hovers the button nor focuses it.
  await march.dispatchEvent('click');
  await expectToLookDifferent('the chosen month', march, ofMarch);
  await expectToLookDifferent('the column of the chosen month', column, ofColumn);
  await order.dispatchEvent('click');
  await expectToLookDifferent('the chosen order', order, ofOrder);

  const ofMessage = await pictureOf(message);
  await submit(page);
  await expect(field(page, 'name')).toBeFocused();
  await expectToLookDifferent('an invalid field', message, ofMessage);

  await setDate(page, '2026-08-10T12:00:00');
  await open(page, '/seasons');
  await page.evaluate(() => document.fonts.ready);
  await expectToLookDifferent('the current month', november, ofNovember);
});

test('in forced colours, the heroes have their pictures beside the text and below the header, Get In Touch has a border, the current page looks different, and so do the marks of the verdicts of loading products together', async ({
  page,
}) => {
  const about = page
    .getByRole('navigation', { name: header.navigationLabel })
    .getByRole('link', { name: labelOf('/about') });
  await open(page, '/');
  const ofAbout = await pictureOf(about);
  const getInTouch = page.getByRole('banner').getByRole('link', { name: header.getInTouchLabel });
  await expect(getInTouch).not.toHaveCSS('border-top-width', '0px');
  for (const address of ['/', '/about']) {
    if (address === '/about') {
      await about.dispatchEvent('click');
      await expect(page).toHaveURL(address);
    }
    const picture = page.locator('[data-background="picture"] img').first();
    await expect(picture).toBeVisible();
    const box = await picture.boundingBox();
    for (const other of [page.getByRole('heading', { level: 1 }), page.getByRole('banner')]) {
      const text = await other.boundingBox();
      const overlaps =
        box &&
        text &&
        box.x < text.x + text.width &&
        text.x < box.x + box.width &&
        box.y < text.y + text.height &&
        text.y < box.y + box.height;
      expect.soft(overlaps, address).toBe(false);
    }
  }
  await expectToLookDifferent('the current page', about, ofAbout);

  await open(page, addressOf('product', fullProduct?.id));
  const marks = await Promise.all(
    Object.values(cargoTexts.verdicts).map((name) => {
      const heading = page.getByRole('heading', { name, exact: true });
      return heading.locator('[data-verdict]').evaluate((mark: HTMLElement) => {
        const { backgroundColor, backgroundImage, color } = getComputedStyle(mark);
        mark.style.color = 'CanvasText';
        const isReadable = color === getComputedStyle(mark).color;
        return { look: backgroundColor + backgroundImage, isReadable };
      });
    }),
  );
  expect(new Set(marks.map(({ look }) => look)).size).toBe(marks.length);
  expect(marks.every(({ isReadable }) => isReadable)).toBe(true);
});
