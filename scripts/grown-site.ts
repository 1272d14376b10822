// A copy of this site with more in it, to measure how it grows.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isoDate } from '../content/iso-date.ts';
import { articles } from '../content/news.ts';
import { products } from '../content/products.ts';
import type { Article, Product } from '../content/schema.ts';

/** What the build is made from. */
const sources = ['app', 'content', 'hosting', 'pictures', 'public', 'scripts'];
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts'];

/** A site of a size in a temporary folder; with the size of the real one it is the real one. */
export function grownSite(size: { products: number; articles: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'bustan-growth-'));
  for (const name of [...sources, ...settings])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

  const manyProducts = grown(products, size.products, productLike);
  const manyArticles = grown(articles, size.articles, articleLike);
  writeList(folder, 'products', 'Product', manyProducts);
  writeList(folder, 'articles', 'Article', manyArticles);
  for (const [index, { id }] of manyArticles.entries()) {
    const text = join(folder, `content/news/${articles[index % articles.length]?.id}.html`);
    if (index >= articles.length) cpSync(text, join(folder, `content/news/${id}.html`));
  }

  return {
    /** Checks and builds it as `npm run build` does; the seconds that it took. */
    build(env: Record<string, string> = {}): number {
      const started = performance.now();
      for (const command of ['node content/check.ts', 'node scripts/build.ts']) {
        const { status } = spawnSync(command, {
          cwd: folder,
          env: { ...process.env, ...env },
          shell: true,
          stdio: 'inherit',
        });
        if (status !== 0) throw new Error(`${command} failed in ${folder}.`);
      }
      return (performance.now() - started) / 1000;
    },
    /** The folder of the built site. */
    built: join(folder, 'build/client'),
    /** Serves it until `stop` is called. */
    async serve() {
      const server = spawn('node', ['scripts/start.ts', '--no-build', '--port', '0'], {
        cwd: folder,
      });
      const [line] = await once(server.stdout, 'data');
      const url = /http:\S+/.exec(String(line))?.[0] ?? '';
      return { url, stop: () => server.kill() };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The list itself, and as many more entries like its own as are wanted. */
function grown<T>(list: readonly T[], length: number, like: (model: T, index: number) => T): T[] {
  return Array.from({ length }, (_, index) => {
    const model = list[index % list.length] as T;
    return index < list.length ? model : like(model, index);
  });
}

const vocabulary = [...products.map(({ description, details }) => `${description} ${details}`)]
  .join(' ')
  .split(/[\s.,:;]+/);

/** Words of the products' own texts in an order of their own, so that they compress as texts do. */
function wordsFor(index: number, length: number): string {
  let seed = index * 7919 + length;
  let text = '';
  while (text.length < length) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    text += ` ${vocabulary[(seed >> 8) % vocabulary.length]}`;
  }
  return text.trim();
}

function productLike(model: Product, index: number): Product {
  return {
    ...model,
    id: `${model.id}-${index}`,
    name: `${model.name} ${index}`,
    description: `${wordsFor(index, 80)}.`,
    details: model.details && `${wordsFor(index, 130)}.`,
  };
}

function articleLike(model: Article, index: number): Article {
  return {
    ...model,
    id: `${model.id}-${index}`,
    title: `${wordsFor(index, 30)} ${index}`,
    date: dayBefore(articles.at(-1)?.date ?? '', index),
    excerpt: `${wordsFor(index, 130)}.`,
  };
}

/** An article's display date so many days before another one: the news are sorted by their dates. */
function dayBefore(date: string, days: number): string {
  const day = new Date(`${isoDate(date)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return day.toLocaleDateString('en-US', parts);
}

/** Puts a list in the place of the one that a content file exports under this name. */
function writeList(folder: string, name: string, type: string, list: readonly unknown[]) {
  const file = join(folder, `content/${name === 'articles' ? 'news' : name}.ts`);
  const start = `export const ${name}: readonly ${type}[] = [`;
  const [before, after = ''] = readFileSync(file, 'utf8').split(start);
  const rest = after.slice(after.indexOf('\n];') + 3);
  writeFileSync(file, `${before}${start.slice(0, -1)}${JSON.stringify(list, null, 2)};${rest}`);
}
