// What the engine puts on paper. WebKitGTK's driver has no command for it: there these are skipped.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from '../../content/company.ts';
import { articles } from '../../content/news.ts';
import { header } from '../../content/pages/shell.ts';
import { products } from '../../content/products.ts';
import { describe, engine, eventually, expect, test } from './fixtures.ts';
import type { Page } from './page.ts';

/** Prints an address and reads the paper, in the viewer that Firefox has for it. */
async function printed(page: Page, address: string): Promise<{ sheets: number; text: string }> {
  // The viewer's own.
  page.expectedComplaints = /docBaseUrl/;
  await page.open(address);
  await page.settled();
  const paper = await page.tab.print();
  if (!paper) throw new Error('This engine does not print.');
  const folder = mkdtempSync(join(tmpdir(), 'printed-'));
  const file = join(folder, 'page.pdf');
  writeFileSync(file, paper);
  await page.tab.goto(`file://${file}`);
  const sheets = () => page.evaluate(() => document.querySelectorAll('.page').length);
  await eventually(sheets).toBeGreaterThan(0);
  // The viewer writes the text of a sheet when it comes into view.
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
  return { sheets: await sheets(), text: squeeze(text) };
}

// Firefox draws the display type (headings, an article's first letter) as shapes: no text to read.

/** Lines end where the paper has them end. */
const squeeze = (text: string) => text.replace(/\s+/g, '');

describe.skipIf(engine === 'webkit')('paper', () => {
  test('has every product with its details, and nothing to press', async ({ page }) => {
    const { sheets, text } = await printed(page, '/products');
    expect(sheets).toBeGreaterThan(1);
    for (const { description, details } of products)
      for (const part of [description, details]) expect(text).toContain(squeeze(part));
    expect(text).toContain(squeeze(company.email));
    expect(text).not.toContain(squeeze(header.getInTouchLabel));
  });

  test('has a whole article', async ({ page }) => {
    const [article] = articles;
    if (!article) throw new Error('There is no article.');
    await page.open(`/news/${article.id}`);
    const body = await page.evaluate(() =>
      [...document.querySelectorAll('main article p')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.textContent ?? '')
        // What is shorter is no paragraph of the text: date, author, a quotation in display type.
        .filter((text) => text.length > 150),
    );
    expect(body.length).toBeGreaterThan(3);
    const { text } = await printed(page, `/news/${article.id}`);
    for (const part of body) expect(text).toContain(squeeze(part).slice(1));
  });
});
