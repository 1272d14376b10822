import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What pages carry inline, as sources of a Content-Security-Policy: `'sha256-…'`. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/** Data for search engines, which no browser runs. */
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes);

/** The hashes of all inline scripts and styles of a built site, sorted, each once. */
export function inlineCodeOf(folder: string): InlineCode {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const page of builtPages(folder)) {
    const html = readFileSync(join(folder, page), 'utf8');
    for (const { name, attributes, content } of elementsIn(html)) {
      if (name === 'style') found.styles.add(hashOf(content));
      else if (!/ src=/.test(attributes) && !isData(attributes)) found.scripts.add(hashOf(content));
    }
  }
  return { scripts: [...found.scripts].sort(), styles: [...found.styles].sort() };
}

/** The pages of a built site, by path below its folder. */
export function builtPages(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html'));
}

/**
 * A page with its one module script, which differs from page to page, moved into a file. What stays
 * inline is the same on all pages, so that one short policy serves any number of them.
 */
export function moveModuleScript(html: string, folder: string): string {
  return html.replace(
    /<script type="module" async="">([\s\S]*?)<\/script>/,
    (_, content: string) => {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const address = `/assets/start-${hash}.js`;
      writeFileSync(join(folder, address), content);
      // Not async: React would take it for one of the scripts that it manages itself.
      return `<script type="module" src="${address}"></script>`;
    },
  );
}

function elementsIn(html: string) {
  const elements = html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g);
  return Array.from(elements, ([, name = '', attributes = '', content = '']) => ({
    name,
    attributes,
    content,
  }));
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
