import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from './site-copy.ts';

/**
 * Copies the site to a temporary folder and adds tests/fixture/: its content, which has another company, and a
 * page with a row in the table of pages. All languages have the same texts there. Files of the same name replace
 * those of the site.
 */
export function fixtureSite() {
  const site = copySite();
  const add = (from: string, to: string) =>
    cpSync(`tests/fixture/${from}`, join(site.folder, to), { recursive: true });
  add('content', 'content');
  add('growers.ts', 'content/pages/growers.ts');
  add('growers-page.txt', 'app/pages/growers/growers-page.tsx');
  const table = join(site.folder, 'app/pages.ts');
  const row = "  { name: 'growers', address: '/our/growers', isListed: true },\n";
  const before = "  { name: 'not-found'";
  writeFileSync(table, readFileSync(table, 'utf8').replace(before, row + before));
  return site;
}
