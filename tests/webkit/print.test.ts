// Printed pages. WebKitGTK's driver cannot print, so these tests are skipped there.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from '../../content/company.ts';
import { articles } from '../../content/news.ts';
import { header } from '../../content/pages/shell.ts';
import { products } from '../../content/products.ts';
import { describe, engine, eventually, expect, test } from './fixtures.ts';
import type { Page } from './page.ts';

/** Prints a page and reads the PDF in Firefox's PDF viewer. */
async function printed(page: Page, address: string): Promise<{ sheets: number; text: string }> {
  // A warning of the PDF viewer.
  page.expectedErrors = /docBaseUrl/;
  await page.open(address);
  await page.networkIdle();
  const pdf = await page.tab.print();
  if (!pdf) throw new Error('This engine cannot print.');
  const folder = mkdtempSync(join(tmpdir(), 'printed-'));
  const file = join(folder, 'page.pdf');
  writeFileSync(file, pdf);
  await page.tab.goto(`file://${file}`);
  const sheets = () => page.evaluate(() => document.querySelectorAll('.page').length);
  await eventually(sheets).toBeGreaterThan(0);
  // The viewer renders the text of a sheet when the sheet is scrolled into view.
  const text = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const sheet of document.querySelectorAll('.page')) {
      sheet.scrollIntoView();
      while (!sheet.querySelector('.textLayer .endOfContent'))
        await new Promise((done) => setTimeout(done, 50));
      texts.push(sheet.querySelector('.textLayer')?.textContent ?? '');
    }
    return texts.join(' ');
  });
  rmSync(folder, { recursive: true });
  return { sheets: await sheets(), text: withoutWhitespace(text) };
}

/** Removes whitespace, because the PDF breaks lines elsewhere. */
const withoutWhitespace = (text: string) => text.replace(/\s+/g, '');

describe.skipIf(engine === 'webkit')('a printed page', () => {
  test('of the products has every product with its details, and no Get In Touch button', async ({
    page,
  }) => {
    const { sheets, text } = await printed(page, '/products');
    expect(sheets).toBeGreaterThan(1);
    for (const { description, details } of products)
      for (const part of [description, details]) expect(text).toContain(withoutWhitespace(part));
    expect(text).toContain(withoutWhitespace(company.email));
    expect(text).not.toContain(withoutWhitespace(header.getInTouchLabel));
  });

  test('of an article has its full text', async ({ page }) => {
    const [article] = articles;
    if (!article) throw new Error('There is no article.');
    await page.open(`/news/${article.id}`);
    const body = await page.evaluate(() =>
      [...document.querySelectorAll('main article p')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.textContent ?? '')
        // Shorter ones are the date, the author and quotations in the display font.
        .filter((text) => text.length > 150),
    );
    expect(body.length).toBeGreaterThan(3);
    const { text } = await printed(page, `/news/${article.id}`);
    // Firefox prints the display font as shapes, for example the first letter of an article.
    for (const part of body) expect(text).toContain(withoutWhitespace(part).slice(1));
  });
});
