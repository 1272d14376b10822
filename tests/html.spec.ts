import { HtmlValidate } from 'html-validate';
import { builtPages, expect, test } from './site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Subresource integrity is for files from elsewhere; ours come from this site.
  rules: { 'require-sri': 'off', 'heading-level': 'error' },
});

for (const file of builtPages()) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(`build/client/${file}`);
    const messages = results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(messages).toEqual([]);
  });
}
