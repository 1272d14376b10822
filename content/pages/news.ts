import texts from '#texts/pages/news.json' with { type: 'json' };
import { fill } from '../../app/text/fill.ts';
import facts from '../facts/pages/news.json' with { type: 'json' };
import type { Page } from '../schema.ts';
import { withCompany } from '../with-company.ts';

const filled = withCompany(texts);

export const newsPage = {
  ...filled,
  ...facts,
  /** Added to the label for screen readers, which list links without their context. */
  readMoreAbout: (title: string) => fill(filled.readMoreAbout, { title }),
} satisfies Page & Record<string, unknown>;

/** For the table of pages. */
export const page = newsPage;
