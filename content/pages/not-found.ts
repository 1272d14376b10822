import texts from '#texts/pages/not-found.json' with { type: 'json' };
import facts from '../facts/pages/not-found.json' with { type: 'json' };
import type { Page } from '../schema.ts';
import { withCompany } from '../with-company.ts';

/** The specification fixes the message (section 2). */
export const notFoundPage = {
  ...withCompany(texts),
  ...facts,
} satisfies Page & Record<string, unknown>;

/** For the table of pages. */
export const page = notFoundPage;
