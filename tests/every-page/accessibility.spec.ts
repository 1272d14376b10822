import { open, test } from '../support/site.ts';
import { expectNoViolationsAtAnyWidth } from './axe.ts';

// every-page.spec.ts and screen-reader.spec.ts have the other states.
test('axe finds no violations in the season calendar with a chosen month and order', async ({
  page,
}) => {
  await open(page, '/seasons?month=9&sort=category');
  await expectNoViolationsAtAnyWidth(page, 'September, by category');
});
