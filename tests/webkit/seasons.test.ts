// The season calendar, and the way from it to a product.

import { addressOf } from '../../app/pages.ts';
import { seasonIn } from '../../app/season/season-in.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { describe, eventually, expect, test } from './fixtures.ts';

const month = 3;
const name = seasonTexts.months[month - 1] ?? '';
const [first] = seasonIn(month);
const product = products.find(({ id }) => id === first?.id);
if (!product) throw new Error(`No product is in season in ${name}.`);

const button = { role: 'button', name, within: { role: 'main' } } as const;
const heading = { role: 'heading', name: seasonsPage.inSeason.heading(name) } as const;

describe('the season calendar', () => {
  test('a month chosen by keyboard is in the address, is kept on reload, and Back undoes the choice', async ({
    page,
  }) => {
    await page.open('/');
    await page.open(addressOf('seasons'));
    await page.tabTo(button);
    await page.press('Enter');
    await eventually(() => page.count(heading)).toBe(1);
    await eventually(() => page.address()).toBe(`/seasons?month=${month}`);
    expect(await page.attribute(button, 'aria-pressed')).toBe('true');
    await page.reload();
    await eventually(() => page.count(heading)).toBe(1);
    await page.tab.back();
    await eventually(() => page.address()).toBe('/seasons');
    await eventually(() => page.attribute(button, 'aria-pressed')).toBe('false');
  });

  test('a product in season opens its page, whose picture opens in the lightbox', async ({
    page,
  }) => {
    await page.open(`/seasons?month=${month}`);
    const panel = { role: 'region', name: heading.name } as const;
    await page.click({ role: 'link', within: panel, nth: 0 });
    await eventually(() => page.address()).toBe(addressOf('product', product.id));
    await eventually(() => page.count({ role: 'heading', name: product.name })).toBe(1);
    await page.networkIdle();
    const picture = productCard.pictureLabel(product.name, 1, product.images.length);
    await page.click({ role: 'link', name: picture });
    const lightbox = { role: 'dialog' } as const;
    await eventually(() => page.count({ role: 'img', name: picture, within: lightbox })).toBe(1);
    await page.press('Escape');
    await eventually(() => page.count(lightbox)).toBe(0);
  });
});
