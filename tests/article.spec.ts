import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { expectPlaceholders } from './placeholders.ts';
import { rewriteCode } from './rewrite-code.ts';
import { expect, open, test } from './site.ts';

const article = (page: Page) => page.getByRole('main').getByRole('article');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'About this article' });
const neighbours = (page: Page) => page.getByRole('navigation', { name: 'More articles' });

/** An article's words as its file has them, without markup and blanks. */
function wordsOf(page: Page, id: string) {
  const html = readFileSync(`content/news/${id}.html`, 'utf8');
  return page.evaluate(
    (source) =>
      new DOMParser().parseFromString(source, 'text/html').body.textContent.replace(/\s+/g, ''),
    html,
  );
}

for (const { id, title, date, author, category, image } of articles) {
  test.describe(`/news/${id} @every-size`, () => {
    test('has title, date, author, category, image and its full text', async ({ page }) => {
      await open(page, `/news/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Bustan`);
      await expect(article(page).getByRole('time')).toHaveText(date);
      await expect(article(page).getByText(`By ${author}`)).toBeVisible();
      await expect(article(page).getByText(category, { exact: true })).toBeVisible();
      const picture = article(page).locator('img');
      await expect(picture).toHaveAttribute('src', image);
      await expect(picture).toBeVisible();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      const words = await wordsOf(page, id);
      expect(words.length).toBeGreaterThan(1500);
      expect((await article(page).textContent())?.replace(/\s+/g, '')).toContain(words);
      for (const paragraph of await article(page).getByRole('paragraph').all()) {
        await expect(paragraph).toBeVisible();
      }
      expect(await article(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
    });

    test('has Related Content, the categories and Share, all placeholders (R5, R15)', async ({
      page,
    }) => {
      await open(page, `/news/${id}`);
      await expect(sidebar(page).getByRole('heading', { level: 2 })).toHaveText([
        'Related Content',
        'Categories',
        'Share',
      ]);
      await expect(sidebar(page)).toContainText('There is nothing else in this category yet.');
      const names = [
        ...['Sustainability (1)', 'Certification (1)', 'Seasonal (1)', 'Community (1)'],
        ...['Facebook', 'Twitter', 'LinkedIn', 'Email'],
      ];
      await expectPlaceholders(sidebar(page).getByRole('link'), names);
    });
  });
}

test('the certification follows a three-year transition', async ({ page }) => {
  await open(page, '/news/new-organic-certification');
  await expect(article(page)).toContainText('three-year transition');
});

test('the community article carries its figures exactly (specification 9)', async ({ page }) => {
  await open(page, '/news/community-supported-agriculture');
  for (const figure of [
    '20-week season, from May to September',
    '50% deposit',
    'balance due May 1',
    '10% member discount',
    'within 15 miles',
    'Tuesday, Wednesday and Thursday',
  ]) {
    await expect(article(page)).toContainText(figure);
  }
});

test('picture and text fade in over 0.5 s (specification 2 and 9)', async ({ page }) => {
  await open(page, `/news/${articles[0]?.id}`);
  const fades = await article(page).evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).animationName !== 'none')
      .map((part) => ({
        seconds: getComputedStyle(part).animationDuration,
        name: getComputedStyle(part).animationName,
        hasPicture: part.querySelector('img') !== null,
        hasText: part.querySelector('h2') !== null,
      })),
  );
  const fade = { seconds: '0.5s', name: expect.stringMatching(/fade/) };
  expect(fades).toEqual([
    { ...fade, hasPicture: true, hasText: false },
    { ...fade, hasPicture: false, hasText: true },
  ]);
});

test('Previous and Next follow list order and are absent at the ends (R15)', async ({ page }) => {
  const [first, second, third, last] = articles;
  await open(page, `/news/${first?.id}`);
  for (const next of [second, third, last]) {
    const link = neighbours(page).getByRole('link', { name: /^Next/ });
    await expect(link).toContainText(next?.title ?? '');
    await link.click();
    await expect(page).toHaveURL(`/news/${next?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.title ?? '');
  }
  await expect(neighbours(page).getByRole('link', { name: /^Next/ })).toHaveCount(0);
  for (const previous of [third, second, first]) {
    const link = neighbours(page).getByRole('link', { name: /^Previous/ });
    await expect(link).toContainText(previous?.title ?? '');
    await link.click();
    await expect(page).toHaveURL(`/news/${previous?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(previous?.title ?? '');
  }
  await expect(neighbours(page).getByRole('link', { name: /^Previous/ })).toHaveCount(0);
});

test('Related Content shows two others of the category at most, once there are some', async ({
  page,
}) => {
  await rewriteCode(page, (code) =>
    code.replace(
      /category:([`'"])(?:Sustainability|Certification|Community)\1/g,
      'category:`Seasonal`',
    ),
  );
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'News' }).click();
  await page
    .getByRole('article')
    .filter({ hasText: articles[1]?.title ?? '' })
    .getByRole('link', { name: /^Read More/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[1]?.title ?? '');
  const related = sidebar(page).getByRole('link', { disabled: false });
  await expect(related).toHaveText([articles[0]?.title ?? '', articles[2]?.title ?? '']);
  await expect(sidebar(page)).toContainText('Seasonal (4)');
  await related.last().click();
  await expect(page).toHaveURL(`/news/${articles[2]?.id}`);
});
