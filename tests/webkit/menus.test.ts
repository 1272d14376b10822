// The dropdown of the header and the mobile menu.
import { Key } from 'selenium-webdriver';
import { mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { header } from '../../content/shell.ts';
import { labelOf } from '../support/label-of.ts';
import { test } from './test.ts';

const [category] = productNavigation;
const [news] = mobileNavigation;
if (!category || !news) throw new Error('A link is missing in the content.');

const link = (name: string) => ({ role: 'link', name, within: 'header' });
const toggle = 'summary';
const menu = { role: 'dialog', name: header.menuLabel };
const openMenu = { role: 'button', name: header.openMenuLabel };
const closeMenu = { role: 'button', name: header.closeLabel };
const sectionAddress = `/products#${category.hash}`;

test('the dropdown opens by keyboard before hydration, and on hover, and Escape returns the focus', async ({
  page,
  site,
}) => {
  const hydrate = site.holdCode();
  await page.goTo('/about');
  await page.tabTo(toggle);
  await page.press(Key.ENTER);
  await page.find(link(category.label));
  hydrate();
  await page.hydrated();
  await page.find(link(category.label));
  await page.press(Key.TAB);
  await page.expectFocus(link(category.label));
  await page.press(Key.ESCAPE);
  await page.expectNone(link(category.label));
  await page.expectFocus(toggle);
  await page.hover(link(labelOf('/products')));
  await page.find(link(category.label));
  await page.hover('h1');
  await page.expectNone(link(category.label));
});

test('the mobile menu opens before hydration and closes afterwards, unfolds the categories and leads to pages', async ({
  page,
  site,
}) => {
  const hydrate = site.holdCode();
  await page.goTo('/about', { onPhone: true });
  await page.click(openMenu);
  await page.click(closeMenu);
  await page.expectNone(link(news.label));
  await page.click(openMenu);
  await page.click(toggle);
  await page.find(link(category.label));
  hydrate();
  await page.hydrated();
  await page.find(link(category.mobileLabel));
  await page.press(Key.ESCAPE);
  await page.expectNone(menu);
  await page.expectFocus(openMenu);
  await page.click(openMenu);
  await page.expectFocus(closeMenu);
  await page.doubleClick(link(news.label));
  await page.expectAddress(news.to);
  await page.expectFocus('h1');
  await page.click(openMenu);
  await page.expectNone(link(category.mobileLabel));
  await page.click(toggle);
  await page.click(link(category.mobileLabel));
  await page.expectAddress(sectionAddress);
  await page.expectNone(menu);
});
