// Chooses the language of the tests that follow: each worker of a project that depends on this one has the
// variable, and content/languages.ts reads it.
import { test } from '@playwright/test';

test('the language is set', () => {
  process.env.SITE_LANGUAGE = test.info().project.metadata.code;
});
