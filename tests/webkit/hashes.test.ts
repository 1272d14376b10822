// The addresses of the sections of the products page.
import { mainNavigation, productNavigation } from '../../content/navigation.ts';
import { productsPage } from '../../content/pages/products.ts';
import { describe, eventually, test } from './fixtures.ts';
import type { Page } from './page.ts';

const { filters, sections, organic } = productsPage;
const sectionNames = [...sections, organic];
const targets = productNavigation.map(({ label, hash }) => ({
  label,
  hash,
  heading: sectionNames.find(({ id }) => id === hash)?.heading ?? '',
}));
type Section = (typeof targets)[number];

const tabs = { role: 'navigation', name: filters.tabsLabel } as const;
const tab = (name: string) => ({ role: 'link' as const, name, within: tabs });

/** The largest allowed gap between the bars and a section, in pixels. */
const largestGap = 32;

/**
 * Checks that the section begins right below the bars, its heading is visible and only its tab is
 * highlighted.
 */
async function expectSectionShown(page: Page, { label, hash, heading }: Section) {
  await eventually(() => page.address()).toBe(`/products#${hash}`);
  const region = { role: 'region', name: heading } as const;
  const title = { role: 'heading', name: heading, within: region } as const;
  const gap = async () => {
    const top = await page.read(region, (element) => element.getBoundingClientRect().top as number);
    const bars = await page.read(tabs, (bar) => bar.getBoundingClientRect().bottom as number);
    return Math.round((top ?? Number.NaN) - (bars ?? Number.NaN));
  };
  await eventually(async () => {
    const pixels = await gap();
    return pixels >= 0 && pixels <= largestGap ? 'right below' : `${pixels} pixels below`;
  }, `the bars and ${heading}`).toBe('right below');
  await eventually(() => page.isInView(title)).toBe(true);
  const highlighted = () =>
    page.readAll({ role: 'link', within: tabs }, (link) =>
      link.getAttribute('aria-current') ? (link.textContent as string) : '',
    );
  await eventually(async () => (await highlighted()).filter(Boolean)).toEqual([label]);
}

describe('each section is shown below the sticky bars', () => {
  test('when its address is opened', async ({ page }) => {
    for (const section of targets) {
      // Between two addresses that differ only in the hash, the browser would load nothing.
      await page.tab.goto('about:blank');
      await page.open(`/products#${section.hash}`);
      await expectSectionShown(page, section);
    }
  });

  test('when its tab is clicked, and clicked again', async ({ page }) => {
    await page.open('/products');
    for (const section of targets) {
      await page.click(tab(section.label));
      await expectSectionShown(page, section);
      await page.scrollTo(100);
      await page.click(tab(section.label));
      await expectSectionShown(page, section);
    }
  });

  test('when it is opened from another page', async ({ page }) => {
    const products = mainNavigation.find(({ to }) => to === '/products');
    const within = { role: 'banner' } as const;
    await page.open('/about');
    for (const section of [targets.at(0), targets.at(-1)]) {
      if (!section) throw new Error('The products page has no sections.');
      await page.tab.moveMouse({ x: 20, y: 600 });
      await page.hover({ role: 'link', name: products?.label ?? '', within });
      await page.click({ role: 'link', name: section.label, within });
      await expectSectionShown(page, section);
      await page.tab.back();
      await eventually(() => page.address()).toBe('/about');
      await eventually(() => page.scrollY()).toBe(0);
    }
  });
});

test('the home page scrolls to the target of its hash', async ({ page }) => {
  await page.open('/');
  const [id] = await page.evaluate(() =>
    [...document.querySelectorAll('main section[id], main li[id]')].map(({ id }) => id).slice(-1),
  );
  await page.open('/about');
  await page.open(`/#${id}`);
  await eventually(() =>
    page.evaluate((id) => {
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? {
        top: -1,
        bottom: 0,
      };
      return top >= -1 && top < innerHeight && bottom > 0 && scrollY > 0;
    }, id),
  ).toBe(true);
});
