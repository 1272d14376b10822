// Uses each control at the first moment that it can be seen, on an emulated phone with Slow 3G and a
// processor six times slower than this machine. Prints a table for each language. Build the site first.
//   npm run slow-phone
import type { AddressInfo } from 'node:net';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { namePhotos } from '../app/pages/gallery/name-photos.ts';
import { galleryImages } from '../content/gallery.ts';
import { language, localAddress } from '../content/languages.ts';
import { productNavigation } from '../content/navigation.ts';
import { contactForm } from '../content/pages/contact.ts';
import { galleryPage } from '../content/pages/gallery.ts';
import { productCard } from '../content/product-card.ts';
import { productsPage } from '../content/pages/products.ts';
import { seasonsPage } from '../content/pages/seasons.ts';
import { enquiryLink, header } from '../content/pages/shell.ts';
import { productTexts } from '../content/product-texts.ts';
import { products } from '../content/products.ts';
import { seasonTexts } from '../content/season-texts.ts';
import { siteServer } from '../hosting/server.ts';
import { launchOptions } from './browser.ts';

// “Slow 3G” in Chromium's developer tools: 400 kbit/s, in bytes, and two seconds until each answer.
// https://source.chromium.org/chromium/chromium/src/+/main:third_party/devtools-frontend/src/front_end/core/sdk/NetworkManager.ts
const slow3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const processorSlowdown = 6;
const timeout = 90_000;

interface Use {
  address: string;
  /** The width of the screen, in pixels. */
  width?: number;
  control: (page: Page) => Locator;
  /** A tap, if nothing else is given. */
  act?: (control: Locator, page: Page) => Promise<void>;
  /** Waits for what the visitor wanted. */
  answer: (page: Page, control: Locator) => Promise<void>;
}

const wait = expect.configure({ timeout });
const [product] = products;
const [photo] = namePhotos(galleryImages, galleryPage.photoName);
const category = productsPage.filters.categories.at(-1);
if (!product || !photo || !category) throw new Error('There is no product, photo or category.');

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) =>
  page.getByRole('region', { name: contactForm.heading }).getByRole('textbox', { name });
const isPressed = (_: Page, control: Locator) =>
  wait(control).toHaveAttribute('aria-pressed', 'true');
const resultsShow = (page: Page) =>
  wait(page.getByRole('heading', { name: productsPage.results.heading })).toBeVisible();
const message = {
  nameLabel: 'Visitor',
  emailLabel: 'visitor@example.com',
  messageLabel: 'Hello',
} as const;

const uses: Record<string, Use> = {
  menu: {
    address: '/',
    control: (page) => page.getByRole('button', { name: header.openMenuLabel }),
    answer: (page) => wait(page.getByRole('button', { name: header.closeLabel })).toBeVisible(),
  },
  dropdown: {
    address: '/',
    width: 1024,
    control: (page) => page.getByRole('banner').getByLabel(header.productsMenuLabel),
    answer: (page) =>
      wait(
        page.getByRole('banner').getByRole('link', { name: productNavigation[0]?.label ?? '' }),
      ).toBeVisible(),
  },
  'carousel arrow': {
    address: '/products',
    control: (page) =>
      main(page).getByRole('button', { name: productCard.nextLabel(product.name), exact: true }),
    answer: (page) =>
      wait(
        main(page).getByRole('button', {
          name: productCard.dotLabel(product.name, 2),
          exact: true,
        }),
      ).toHaveAttribute('aria-current', 'true'),
  },
  search: {
    address: '/products',
    control: (page) => page.getByRole('searchbox'),
    act: (control) => control.fill(product.name),
    async answer(page, control) {
      await resultsShow(page);
      await wait(control).toHaveValue(product.name);
    },
  },
  category: {
    address: '/products',
    control: (page) => page.getByRole('search').getByRole('button', { name: category.label }),
    answer: isPressed,
  },
  'organic only': {
    address: '/products',
    control: (page) => page.getByRole('search').getByRole('checkbox'),
    async answer(page, control) {
      await resultsShow(page);
      await wait(control).toBeChecked();
    },
  },
  month: {
    address: '/seasons',
    control: (page) =>
      page
        .getByRole('table', { name: seasonsPage.chartLabel })
        .getByRole('button', { name: seasonTexts.months[2] ?? '' }),
    answer: isPressed,
  },
  'contact form': {
    address: '/contact',
    control: (page) => field(page, contactForm.nameLabel),
    async act(_, page) {
      for (const [label, text] of Object.entries(message))
        await field(page, contactForm[label as keyof typeof message]).fill(text);
      await page.getByRole('button', { name: contactForm.submitLabel }).tap();
    },
    answer: (page) => wait(page.getByText(contactForm.openedNote)).toBeVisible(),
  },
  '“Ask about”': {
    address: `/products/${product.id}`,
    control: (page) => askLink(page, enquiryLink.askLabel(wordsOf(product.id))),
    answer: (page) =>
      wait(askLink(page, enquiryLink.listedName(wordsOf(product.id)))).toBeVisible(),
  },
  photo: {
    address: '/gallery',
    control: (page) => main(page).getByRole('link', { name: photo.name, exact: true }),
    answer: (page) =>
      wait(page.getByRole('dialog').getByRole('img', { name: photo.name })).toBeVisible(),
  },
  'picture of a product': {
    address: `/products/${product.id}`,
    control: (page) => main(page).locator('a:has(img)[href*="."]').first(),
    answer: (page) => wait(page.getByRole('dialog').getByRole('img').first()).toBeVisible(),
  },
  'Get In Touch': {
    address: '/about',
    control: (page) => page.getByRole('banner').getByRole('link', { name: header.getInTouchLabel }),
    answer: (page) => wait(field(page, contactForm.nameLabel)).toBeFocused(),
  },
};

const wordsOf = (id: string) => productTexts[id]?.inSentence ?? '';
const askLink = (page: Page, name: string) => main(page).getByRole('link', { name }).first();

const server = siteServer('build/client').listen(0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(launchOptions);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

console.log(`\n${language.name}\n\n| control | seen after, s | answered after, s | nothing lost |`);
console.log('| --- | ---: | ---: | --- |');
for (const [name, use] of Object.entries(uses)) {
  const page = await openPage(use.width);
  const start = performance.now();
  const control = use.control(page);
  page.goto(origin + localAddress(use.address), { timeout }).catch(() => {});
  await control.waitFor({ timeout });
  const seen = seconds(start);
  const acted = performance.now();
  const [answered, isAnswered] = await (use.act?.(control, page) ?? control.tap())
    .then(() => use.answer(page, control))
    .then(() => [seconds(acted), 'yes'])
    .catch(() => ['–', 'no']);
  console.log(`| ${name} | ${seen} | ${answered} | ${isAnswered} |`);
  await page.context().close();
}
await browser.close();
server.close();

async function openPage(width = 360): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: language.locale,
  });
  await page.route(/^https:/, (route) => route.abort());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return page;
}
