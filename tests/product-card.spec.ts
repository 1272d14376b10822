import type { Page } from '@playwright/test';
import { products } from '../content/products.ts';
import { organic } from './organic.ts';
import { rewriteCode } from './rewrite-code.ts';
import { expect, open, scrollThrough, test } from './site.ts';
import { swipe } from './touch.ts';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const pictures = (page: Page, name: string) =>
  card(page, name).getByRole('group', { name: `Pictures of ${name}` });
const turn = (page: Page, name: string, way: 'Next' | 'Previous') =>
  card(page, name)
    .getByRole('button', { name: `${way} picture of ${name}` })
    .click();

/** The wanted picture is the one that is seen, and its dot the only one that is marked. */
async function expectPicture(page: Page, name: string, number: number, total = 2) {
  await pictures(page, name).scrollIntoViewIfNeeded();
  const label = (place: number) => `${name}, picture ${place} of ${total}`;
  await expect(card(page, name).locator('button[aria-current="true"]')).toHaveAccessibleName(
    `Show picture ${number} of ${name}`,
  );
  const place = () =>
    pictures(page, name).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
  // Within the fraction of a pixel that scrolling rounds away.
  await expect.poll(place, 'where the pictures have come to rest').toBeCloseTo(number - 1, 1);
  for (let other = 1; other <= total; other += 1) {
    const picture = pictures(page, name).getByRole('img', { name: label(other) });
    if (other === number) await expect(picture).toBeInViewport({ ratio: 0.5 });
    else await expect(picture).not.toBeInViewport({ ratio: 0.05 });
  }
}

test.describe('a card @every-size', () => {
  test('has name, description, pictures and their controls', async ({ page }) => {
    await open(page, '/products');
    for (const { name, description, images } of products) {
      await expect(card(page, name)).toContainText(description);
      await expect(pictures(page, name).getByRole('img')).toHaveCount(images.length);
      await expect(card(page, name).getByRole('button')).toHaveCount(images.length + 2);
    }
  });

  test('turns its pictures on and back, wrapping at both ends', async ({ page }) => {
    await open(page, '/products');
    await expectPicture(page, 'Carrots', 1);
    await turn(page, 'Carrots', 'Next');
    await expectPicture(page, 'Carrots', 2);
    await turn(page, 'Carrots', 'Next');
    await expectPicture(page, 'Carrots', 1);
    await turn(page, 'Carrots', 'Previous');
    await expectPicture(page, 'Carrots', 2);
    await turn(page, 'Carrots', 'Previous');
    await expectPicture(page, 'Carrots', 1);
  });

  test('shows the picture of the dot that is pressed', async ({ page }) => {
    await open(page, '/products');
    const dot = (number: number) =>
      card(page, 'Lettuce').getByRole('button', { name: `Show picture ${number} of Lettuce` });
    await dot(2).click();
    await expectPicture(page, 'Lettuce', 2);
    await dot(1).click();
    await expectPicture(page, 'Lettuce', 1);
  });
});

test('with three pictures goes round in order, both ways', async ({ page }) => {
  await rewriteCode(page, (code) =>
    code.replace(
      '`/pictures/carrots-a.jpg`,`/pictures/carrots-b.jpg`',
      '`/pictures/carrots-a.jpg`,`/pictures/carrots-b.jpg`,`/pictures/lettuce-a.jpg`',
    ),
  );
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Products' }).click();
  for (const number of [2, 3, 1]) {
    await turn(page, 'Carrots', 'Next');
    await expectPicture(page, 'Carrots', number, 3);
  }
  for (const number of [3, 2, 1]) {
    await turn(page, 'Carrots', 'Previous');
    await expectPicture(page, 'Carrots', number, 3);
  }
});

/**
 * Presses Next on a card by script, once or twice in the same frame, and says how far to the side
 * the picture that is shown begins its way, in widths.
 */
const pressNext = (page: Page, name: string, times = 1) =>
  pictures(page, name).evaluate((scroller, count) => {
    const next = scroller.parentElement?.querySelector<HTMLElement>('[aria-label^="Next"]');
    for (let press = 0; press < count; press += 1) next?.click();
    const shown = Math.round(Math.abs(scroller.scrollLeft) / scroller.clientWidth);
    const picture = scroller.children[shown]?.firstElementChild;
    const offset = picture && new DOMMatrix(getComputedStyle(picture).transform).e;
    return (offset ?? 0) / scroller.clientWidth;
  }, times);

test('moves the next picture in from the side where it stood', async ({ page }) => {
  await open(page, '/products');
  await pictures(page, 'Carrots').scrollIntoViewIfNeeded();
  expect(await pressNext(page, 'Carrots')).toBeCloseTo(1, 1);
  await expectPicture(page, 'Carrots', 2);
});

test('counts a second press while the first is still moving', async ({ page }) => {
  await open(page, '/products');
  await pictures(page, 'Carrots').scrollIntoViewIfNeeded();
  // The first picture has hardly left its place, and comes back from there.
  expect(await pressNext(page, 'Carrots', 2)).toBeCloseTo(0, 1);
  await expectPicture(page, 'Carrots', 1);
});

test('keeps its picture when the page is laid out again while it moves', async ({ page }) => {
  await open(page, '/products');
  await pictures(page, 'Carrots').scrollIntoViewIfNeeded();
  await pressNext(page, 'Carrots');
  await page.setViewportSize({ width: 900, height: 800 });
  await expectPicture(page, 'Carrots', 2);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectPicture(page, 'Carrots', 2);
});

test('turns the other way round where the text runs from right to left', async ({ page }) => {
  await open(page, '/products');
  const scroller = pictures(page, 'Penne Pasta');
  // While it is out of view: the change of direction is not the shift that every test looks for.
  await expect(scroller).not.toBeInViewport();
  await scroller.evaluate(async (element) => {
    element.setAttribute('dir', 'rtl');
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await scroller.scrollIntoViewIfNeeded();
  const place = () => scroller.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
  expect(await pressNext(page, 'Penne Pasta')).toBeCloseTo(-1, 1);
  await expect.poll(place).toBeCloseTo(-1, 1);
  await turn(page, 'Penne Pasta', 'Next');
  await expect.poll(place).toBeCloseTo(0, 1);
});

test('turns by keyboard', async ({ page }) => {
  await open(page, '/products');
  await card(page, 'Onions').getByRole('button', { name: 'Next picture of Onions' }).focus();
  await page.keyboard.press('Enter');
  await expectPicture(page, 'Onions', 2);
});

test.describe('by touch', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('is swiped on and back', async ({ page }) => {
    await open(page, '/products');
    await expectPicture(page, 'Carrots', 1);
    await swipe(pictures(page, 'Carrots'), -110);
    await expectPicture(page, 'Carrots', 2);
    await swipe(pictures(page, 'Carrots'), 110);
    await expectPicture(page, 'Carrots', 1);
  });
});

test.describe('badges', () => {
  test('say Organic on the ten organic products only, and Seasonal on none', async ({ page }) => {
    await open(page, '/products');
    for (const { name } of products) {
      const badge = card(page, name).getByText('Organic', { exact: true });
      if (organic.includes(name)) await expect(badge).toBeVisible();
      else await expect(badge).toHaveCount(0);
    }
    await expect(page.getByRole('main').getByText('Seasonal')).toHaveCount(0);
  });

  test('say Seasonal on a product that is', async ({ page }) => {
    await rewriteCode(page, (code) => code.replace('isSeasonal:!1', 'isSeasonal:!0'));
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    const badge = page.getByRole('main').getByText('Seasonal');
    await expect(badge).toHaveCount(1);
    await expect(card(page, 'Strawberries')).toContainText('Seasonal');
  });
});

test('has nothing to unfold without details (R3)', async ({ page }) => {
  await rewriteCode(page, (code) => code.replace(/details:(["'`])(?:(?!\1).)+\1/, 'details:""'));
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(card(page, 'Carrots').getByText('Good to know')).toBeVisible();
  await expect(card(page, 'Strawberries').getByText('Good to know')).toHaveCount(0);
});

test('unfolds its details where there are some (R3)', async ({ page }) => {
  await open(page, '/products');
  for (const { name, details } of products.filter((product) => product.details !== '')) {
    const summary = card(page, name).getByText(`Good to know about ${name}`);
    const text = card(page, name).getByText(details);
    await expect(text).toBeHidden();
    await summary.click();
    await expect(text).toBeVisible();
    await summary.click();
    await expect(text).toBeHidden();
  }
});

test('enters 0.1 s after the one before (specification 4 and 9)', async ({ page }) => {
  await open(page, '/');
  await scrollThrough(page);
  const entrances = page
    .getByRole('region', { name: 'From the Field and the Kitchen' })
    .getByRole('listitem');
  const delays = () =>
    entrances.evaluateAll((all) => all.map((item) => getComputedStyle(item).animationDelay));
  const wanted = ['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s', '0.6s', '0.7s'];
  await expect.poll(delays).toEqual(wanted);
});
