import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { monthKeys } from '../schema/months.ts';
import type { ProductFile } from '../schema/product.ts';
import { toYaml } from '../schema/write-yaml.ts';
import { copySite } from './site-copy.ts';

/**
 * Copies the site to a temporary folder and adds tests/fixture/: its content, which has another company, and a
 * page with a row in the table of pages. Copies of a product and of an article make their lists long. All languages
 * have the same texts there. Files of the same name replace those of the site, whose products are changed as their
 * owner may change them.
 */
export function fixtureSite() {
  const site = copySite();
  for (const file of globSync(join(site.folder, 'content/products/*.yaml')))
    writeFileSync(file, toYaml(changed(parse(readFileSync(file, 'utf8')))));
  const add = (from: string, to: string) =>
    cpSync(`tests/fixture/${from}`, join(site.folder, to), { recursive: true });
  add('content', 'content');
  add('growers.ts', 'content/pages/growers.ts');
  add('growers-page.txt', 'app/pages/growers/growers-page.tsx');
  const table = join(site.folder, 'app/pages.ts');
  const row = "  { name: 'growers', address: '/our/growers', isIndexed: true },\n";
  const before = "  { name: 'not-found'";
  writeFileSync(table, readFileSync(table, 'utf8').replace(before, row + before));
  const addCopies = (name: string, change: (text: string, number: number) => string) => {
    const text = readFileSync(`tests/fixture/content/${name}.yaml`, 'utf8');
    for (let number = 2; number <= 10; number += 1)
      writeFileSync(join(site.folder, `content/${name}-${number}.yaml`), change(text, number));
  };
  addCopies('products/fixture-herb', (text, number) =>
    text
      .replace(/^order: .*/, `order: ${8000 + number}`)
      .replaceAll(': Mint', `: Sage ${number}`)
      .replaceAll(': mint', `: sage ${number}`),
  );
  addCopies('news/fixture-article', (text, number) =>
    text
      .replaceAll(/(?<=Week by Week)$/gm, ` ${number}`)
      .replace(/'2025-.*'/, `'2024-01-${String(number).padStart(2, '0')}'`),
  );
  return site;
}

/** The product with another name, in other months and at other temperatures. */
function changed(product: ProductFile): ProductFile {
  const { name, season, keeping } = product;
  const crops = season.crops.map(({ months, ...crop }) => {
    const later = monthKeys.map((month, at) => [month, months[monthKeys[(at + 8) % 12] ?? month]]);
    return { ...crop, months: Object.fromEntries(later.filter(([, level]) => level)) };
  });
  const { from = 0, to = 0 } = keeping.temperature ?? {};
  const temperature = keeping.temperature && { ...keeping.temperature, from: from + 1, to: to + 1 };
  return {
    ...product,
    // About as wide, because a heading that needs another line only in its own font moves the page.
    name: { ...name, en: name.en.replace(/[aeiou](?=[^aeiou]*$)/, 'y') },
    season: { ...season, crops },
    keeping: { ...keeping, ...(temperature && { temperature }) },
  };
}
