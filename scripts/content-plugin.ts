import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../content/languages.ts';
import { loadContent } from '../content/load-content.ts';
import type { LoadedContent } from '../content/loaded-content.ts';
import { forgetContent } from '../content/read-content.ts';

/**
 * Puts content of a language in the place of `part('products')`, and the HTML of an article in the place of its
 * file. So a page has what it imports, in one language, and neither YAML, Markdown nor Zod.
 */
export function contentPlugin(language: Language): Plugin {
  let content: LoadedContent | undefined;
  let files: string[] | undefined;
  return {
    name: 'content',
    enforce: 'pre',
    watchChange() {
      forgetContent();
      content = undefined;
      files = undefined;
    },
    // No module was made from a new file yet, so Vite would not show it. The form has no connection to Vite
    // (decision 0043), so this reloads pages of the site only.
    hotUpdate({ type, file }) {
      if (type === 'update' || !/\/content\/.*\.yaml$/.test(file)) return;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    transform: {
      filter: { id: /\/content\/(?:[^?]*\.ts$|news\/[^/]*\.yaml$)/ },
      handler(code, id) {
        const isArticle = id.endsWith('.yaml');
        if (!isArticle && !/\bpart\('/.test(code)) return;
        content ??= loadContent(language);
        // A build watches nothing, and the files are many for each of its modules.
        if (this.meta.watchMode) {
          files ??= globSync(['content/**/*.yaml', 'pictures/pictures.json']).map((file) =>
            resolve(file),
          );
          for (const file of files) this.addWatchFile(file);
        }
        const { articleTexts } = content;
        if (isArticle)
          return `export default ${JSON.stringify(articleTexts[basename(id, '.yaml')])}`;
        const parts = content;
        return code
          .replace(/^import \{ part \}.*$/m, '')
          .replace(/\bpart\('([\w/-]+)'\)/g, (_, name: keyof LoadedContent) =>
            JSON.stringify(parts[name]),
          );
      },
    },
  };
}
