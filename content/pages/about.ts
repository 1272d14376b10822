import texts from '#texts/pages/about.json' with { type: 'json' };
import facts from '../facts/pages/about.json' with { type: 'json' };
import type { Page } from '../schema.ts';
import { withCompany } from '../with-company.ts';

const filled = withCompany(texts);

export const aboutPage = {
  ...filled,
  ...facts,
  roots: {
    ...filled.roots,
    ...facts.roots,
    // A paragraph may begin with the meaning of the company's name, which may be empty.
    paragraphs: filled.roots.paragraphs.map((paragraph) => paragraph.trim()),
  },
} satisfies Page & Record<string, unknown>;

/** For the table of pages. */
export const page = aboutPage;
