import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { builtPages } from '../support/site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Subresource integrity is for files from other hosts.
  rules: { 'require-sri': 'off', 'heading-level': 'error' },
});

/** Tables need their roles in WebKit (schema/article-text.ts). */
const ofTable = /<(table|thead|tbody|tr|th|td)>/;

test('every built page is valid HTML', async () => {
  const files = builtPages();
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { results } = await validator.validateFile(`build/client/${file}`);
    const messages = results.flatMap((result) =>
      result.messages
        .filter(({ ruleId, message }) => !(ruleId === 'no-redundant-role' && ofTable.test(message)))
        .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect.soft(messages, file).toEqual([]);
  }
});

test('the styles of every built page begin with the order of the cascade layers', () => {
  for (const file of builtPages()) {
    const [, styles] = /<style>([^<]*)/.exec(readFileSync(`build/client/${file}`, 'utf8')) ?? [];
    expect(styles, file).toMatch(/^@layer reset,tokens,base,ui,shell,page,overrides;/);
  }
});
