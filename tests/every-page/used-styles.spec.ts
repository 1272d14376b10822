import { readFileSync } from 'node:fs';
import { localAddress } from '../../content/languages.ts';
import { expect, samplePages, test } from '../support/site.ts';

// Chromium reports the intended 404 on the console. The code of a page would change its elements.
test.use({ expectedErrors: /status of 404/, javaScriptEnabled: false });

// scripts/used-styles.ts compares names. Here, the browser looks for elements.
test('the HTML of a page has every rule of its style sheets that an element of it can need before script @every-language @fixture', async ({
  page,
}) => {
  for (const address of samplePages)
    await test.step(address, async () => {
      await page.goto(localAddress(address));
      const files = await page
        .locator('link[disabled]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const complete = files.map((file) => readFileSync(`build/client${file}`, 'utf8')).join('');
      const { needed, missing } = await page.evaluate(compareRules, complete);
      expect(needed).toBeGreaterThan(100);
      expect(missing).toEqual([]);
    });
});

/** How many rules of a style sheet can match elements of the page, and those of them that the page does not have. */
function compareRules(complete: string) {
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
  const used = new Set(document.documentElement.outerHTML.match(/(?<=var\()--[\w-]+/g));
  const states =
    /:?:(before|after|backdrop|details-content|marker|placeholder|selection)|::-[\w-]+|:(hover|active|focus|focus-visible|focus-within|popover-open|user-valid|user-invalid|target)(?![\w-])/g;

  for (const details of document.querySelectorAll('details')) details.open = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(complete);
  const needed = rulesIn(sheet.cssRules).filter(({ selector }) =>
    document.querySelector(
      selector.replaceAll(states, '').replace(/(^|[ >+~(])(?=[ >+~)]|$)/g, '$1*') || '*',
    ),
  );
  const here = new Set(
    [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules)).map(({ text }) => text),
  );
  const missing = needed.map(({ text }) => text).filter((text) => !here.has(text));
  return { needed: needed.length, missing };
}
