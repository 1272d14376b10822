// The fields of a file in content/sources/: where months and values of products come from.
import type { z } from 'zod';
import { strict, text, webAddress } from './fields.ts';
import { type InOneLanguage, localized } from './localized.ts';

export const sourceFileSchema = strict({
  title: localized(3, 160),
  publisher: localized(2, 80),
  year: text(4, 12)
    .optional()
    .describe('One or several years: “2023/24”. Pages of a website may have none.'),
  url: webAddress(),
});

export type Source = InOneLanguage<z.infer<typeof sourceFileSchema>>;
