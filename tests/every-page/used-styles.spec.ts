import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { localAddress } from '../../content/languages.ts';
import { samplePages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

// Chromium reports the intended 404 on the console. The code of a page would change its elements.
test.use({ expectedErrors: /status of 404/, javaScriptEnabled: false });

// scripts/used-styles.ts compares names. Here, the browser looks for elements.
test('the styles inside the HTML are complete: before script runs, no element lacks a rule, and the complete style sheets change no style, with more contrast neither @every-language @fixture', async ({
  page,
}) => {
  test.slow();
  for (const address of samplePages)
    await test.step(address, async () => {
      // With its style sheet for more contrast, which applies now.
      await page.emulateMedia({ contrast: 'more' });
      await page.goto(localAddress(address));
      const complete = await stylesOf(page, 'link[disabled]');
      const { needed, missing } = await page.evaluate(compareRules, {
        complete,
        conditional: await stylesOf(page, 'link[media]'),
      });
      expect(needed).toBeGreaterThan(100);
      expect(missing).toEqual([]);
      for (const contrast of ['more', 'no-preference'] as const) {
        await page.emulateMedia({ contrast });
        expect(await page.evaluate(changesBy, complete), contrast).toEqual([]);
      }
    });
});

/** The text of the style sheets that these links of the page name. */
async function stylesOf(page: Page, links: string): Promise<string> {
  const files = await page
    .locator(links)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return files.map((file) => readFileSync(`build/client${file}`, 'utf8')).join('');
}

/** What a style sheet changes in the computed styles of all elements and of what is before and after their content. */
function changesBy(complete: string): string[] {
  const properties = [...new Set(complete.match(/(?<=[{;])[a-z][a-z-]+(?=:)/g))];
  for (const details of document.querySelectorAll('details')) details.open = true;
  // The browser lays pictures far from the screen out when a value is asked for, or not.
  const elements = Array.from(document.body.querySelectorAll('*')).filter((element) =>
    element.checkVisibility({ contentVisibilityAuto: true }),
  );
  const parts = elements.flatMap((element) =>
    [null, '::before', '::after']
      .map((part) => ({
        name: `${element.outerHTML.slice(0, 60)}… ${part ?? ''}`,
        style: getComputedStyle(element, part),
      }))
      .filter(({ style }) => style.content !== 'none'),
  );
  const valuesNow = () =>
    parts.map(({ style }) => properties.map((property) => style.getPropertyValue(property)));
  const before = valuesNow();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(complete);
  document.adoptedStyleSheets = [sheet];
  const after = valuesNow();
  document.adoptedStyleSheets = [];
  return after.flatMap((values, part) =>
    values.flatMap((value, index) =>
      value === before[part]?.[index] ? [] : `${parts[part]?.name} ${properties[index]}: ${value}`,
    ),
  );
}

/**
 * How many rules of a style sheet can match elements of the page, and those of them that the page does not have. Both
 * are compared with the values of custom properties, because pages have these for those that nothing changes.
 */
function compareRules({ complete, conditional }: Record<'complete' | 'conditional', string>) {
  type Rule = { selector: string; text: string };
  /** A rule for each selector. `around` is the text of the rules around them, `parent` the selector of the nearest. */
  const rulesIn = (list: CSSRuleList, around = '', parent = ''): Rule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSKeyframesRule || !('cssRules' in rule)) return [];
      const { cssRules } = rule as CSSGroupingRule;
      if (!(rule instanceof CSSStyleRule))
        return rulesIn(cssRules, around + rule.cssText.slice(0, rule.cssText.indexOf('{')), parent);
      return selectorsOf(rule).flatMap((one) => {
        const selector = one.replaceAll('&', `:is(${parent})`);
        const declarations = Array.from(rule.style)
          .filter((name) => !name.startsWith('--') || used.has(name))
          .map((name) => `${name}: ${rule.style.getPropertyValue(name)};`);
        const text = `${around}${selector} { ${declarations.join(' ')} }`;
        const own = declarations.length > 0 ? [{ selector, text }] : [];
        return [...own, ...rulesIn(cssRules, around, selector)];
      });
    });
  const selectorsOf = ({ selectorText }: CSSStyleRule) => {
    const selectors: string[] = [];
    let isInBrackets = false;
    for (const part of selectorText.split(', ')) {
      if (isInBrackets) selectors.push(`${selectors.pop()}, ${part}`);
      else selectors.push(part);
      const selector = selectors.at(-1) ?? '';
      isInBrackets = selector.split('(').length > selector.split(')').length;
    }
    return selectors;
  };
  const states =
    /:?:(before|after|backdrop|details-content|marker|placeholder|selection)|::-[\w-]+|:(hover|active|focus|focus-visible|focus-within|popover-open|user-valid|user-invalid|target)(?![\w-])/g;

  const used = new Set(document.documentElement.outerHTML.match(/(?<=var\()--[\w-]+/g));
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of complete.matchAll(/(--[\w-]+):([^;}]+)/g))
    if (!values.has(name)) values.set(name, value);
  const withValues = (styles: string): string => {
    const result = styles.replace(/var\((--[\w-]+)\)/g, (all, name) => values.get(name) ?? all);
    return result === styles ? result : withValues(result);
  };
  const rulesOf = (styles: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(withValues(styles));
    return rulesIn(sheet.cssRules);
  };

  for (const details of document.querySelectorAll('details')) details.open = true;
  const needed = rulesOf(complete).filter(({ selector }) =>
    document.querySelector(
      selector
        .replace(/ ([>+~]) /g, '$1')
        .replaceAll(states, '')
        .replace(/(^|[ >+~]|\((?=\)))(?=[ >+~)]|$)/g, '$1*'),
    ),
  );
  const inline = document.querySelector('style')?.textContent ?? '';
  const here = new Set(rulesOf(inline + conditional).map(({ text }) => text));
  const missing = needed.map(({ text }) => text).filter((text) => !here.has(text));
  return { needed: needed.length, missing };
}
