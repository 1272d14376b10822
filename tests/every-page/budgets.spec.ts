// Budgets of the built files. tests/every-page/every-page.spec.ts checks those of a visit, `npm run lighthouse`
// measures speed, which depends on the machine.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { languages } from '../../content/languages.ts';
import { builtPages } from '../support/site.ts';
import { transferSize } from './visit-budgets.ts';

// A server sends ten TCP packets (14,600 bytes, about 570 of them headers) before it waits for an
// acknowledgement. What is larger needs another round trip: 150 ms on slow 4G. The English home page fits; of the
// Arabic one, only a part of the start script arrives after it (docs/decisions/0054-used-styles.md).
const homePages: Record<string, number> = { en: 13_500, ar: 14_530 };
const inlineStyles: Record<string, number> = { en: 6_900, ar: 7_100 };

test('the HTML of every page stays within the size budgets', () => {
  for (const file of builtPages()) {
    const html = readFileSync(`build/client/${file}`, 'utf8');
    const [, code = ''] = /<html lang="(\w\w)/.exec(html) ?? [];
    expect.soft(transferSize(`/${file}`), `${file} in bytes`).toBeLessThanOrEqual(20_000);
    const styles = Array.from(
      html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
      ([, css = '']) => brotliCompressSync(css).length,
    ).reduce((total, bytes) => total + bytes, 0);
    expect.soft(styles, `bytes of styles in ${file}`).toBeLessThanOrEqual(inlineStyles[code] ?? 0);
  }
  for (const { code, prefix } of languages)
    expect
      .soft(transferSize(prefix || '/'), `home page in ${code}`)
      .toBeLessThanOrEqual(homePages[code] ?? 0);
});

// In Chromium, the first formatter takes 25 ms (docs/decisions/0049-formats-without-intl.md). `Intl.PluralRules` takes none.
test('no script formats numbers, dates or lists with Intl', () => {
  const scripts = readdirSync('build/client/assets').filter((file) => file.endsWith('.js'));
  expect(scripts).not.toHaveLength(0);
  for (const file of scripts)
    expect(readFileSync(`build/client/assets/${file}`, 'utf8'), file).not.toMatch(
      /Intl\.(Number|DateTime|List|RelativeTime)Format|toLocale(Date|Time)?String/,
    );
});
