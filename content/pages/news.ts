import texts from '#texts/pages/news.json' with { type: 'json' };
import { fill } from '../../app/lib/fill.ts';
import facts from '../facts/pages/news.json' with { type: 'json' };
import type { SitePage } from '../schema.ts';
import { withCompany } from '../with-company.ts';

const filled = withCompany(texts);

export const newsPage = {
  ...filled,
  ...facts,
  /** Added to the label for screen readers, which list links without their context. */
  readMoreAbout: (title: string) => fill(filled.readMoreAbout, { title }),
} satisfies SitePage & Record<string, unknown>;
