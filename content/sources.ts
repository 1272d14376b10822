import texts from '#texts/sources.json' with { type: 'json' };
import { numberText } from '../app/text/number-text.ts';
import facts from './facts/sources.json' with { type: 'json' };
import type { Source } from './schema.ts';

const textsById: Readonly<Record<string, Pick<Source, 'title' | 'publisher'>>> = texts;

/** The sources of the months and values of products, by the ids that products cite. */
export const sources: Readonly<Record<string, Source>> = Object.fromEntries(
  Object.entries<Pick<Source, 'year' | 'url'>>(facts).map(([id, source]) => [
    id,
    {
      ...source,
      // Like “2018–2024”.
      ...(source.year && { year: source.year.replace(/\d+/g, (digits) => numberText(+digits)) }),
      ...(textsById[id] ?? { title: '' }),
    },
  ]),
);
