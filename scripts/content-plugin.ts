import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { language } from '../content/languages.ts';
import { type LoadedContent, loadContent, withSeasons } from '../content/load-content.ts';

/**
 * Puts content of the language that is built in the place of `part('products')`, and months in the place of
 * `{season:carrots}`. So a page has what it imports, in one language, and neither YAML nor Zod.
 */
export const contentPlugin = (): Plugin => ({
  name: 'content',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/(?:[^?]*\.ts$|\w+\/news\/)/, code: /\bpart\('|\{season:/ },
    handler(code, id) {
      for (const file of globSync('content/products/*.yaml')) this.addWatchFile(resolve(file));
      const content = loadContent(language);
      if (id.includes('.html')) return withSeasons(code, content.seasonMonths);
      return code
        .replace(/^import \{ part \}.*$/m, '')
        .replace(/\bpart\('(\w+)'\)/g, (_, name: keyof LoadedContent) =>
          JSON.stringify(content[name]),
        );
    },
  },
});
