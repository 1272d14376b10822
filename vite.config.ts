import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localDate } from './app/lib/local-date.ts';
import { cssTarget } from './scripts/supported-browsers.ts';

/** Libraries that every page needs: a file of its own, which stays in caches when the site changes. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-intersection-observer|@tabler)\//;

/** What most pages need. The bundler puts the rest beside what uses it. */
const shared =
  /\/app\/(ui|lib)\/|\/content\/(company|navigation|products|pages\/(shell|products|contact))\.ts$|pictures\/manifest/;

/** Months, storage and loading: for the pages of products and seasons only. */
const trade =
  /\/app\/lib\/(cited-sources|compatibility|fill|list-text|loading-\w+|season|season-text|shipping-groups|storage-text|use-current-month)\.ts$|\/app\/ui\/(ask-link|month-mark|season-legend|source-list|year-strip)\.|\/content\/(loading-\w+|month-\w+|product-words|season-words|seasons|sources|storage|storage-words|pages\/product)\.ts$/;

const styleFiles = globSync('app/**/*.module.css')
  .map((file) => resolve(file))
  .sort();

/**
 * A class as a letter or two for its file and a number for its place there, `b7`; keyframes keep their
 * name, `b-enter`. Every page carries its classes and styles: these names make its HTML 5 % smaller.
 */
function className(name: string, file: string, css: string): string {
  const index = styleFiles.indexOf(file.split('?')[0] ?? '');
  const letter = (value: number) => String.fromCharCode(97 + value);
  const letters = (index < 26 ? '' : letter(Math.floor(index / 26) - 1)) + letter(index % 26);
  const classes = [...new Set(css.match(/\.[a-zA-Z][\w-]*/g))];
  const place = classes.indexOf(`.${name}`);
  return letters + (place < 0 ? `-${name}` : place);
}

export default defineConfig({
  plugins: [react()],
  // Today's date in the prerendered pages (app/lib/use-today.ts).
  define: { 'import.meta.env.VITE_BUILD_DATE': JSON.stringify(localDate(new Date())) },
  css: { modules: { generateScopedName: className } },
  build: {
    cssMinify: 'lightningcss',
    cssTarget,
    // The licences of what is bundled; hosting/licences.ts publishes them.
    license: { fileName: 'licences.json' },
    // Pictures and fonts stay files of their own, so that pages need not carry them.
    assetsInlineLimit: 0,
    modulePreload: false,
    // Which source ends up in which file; scripts/build.ts reads it.
    manifest: 'manifest.json',
    // Its advice is about the speed of the build.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        emptyOutDir: true,
        // One style sheet; every page also carries its own styles (scripts/build.ts).
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'app/client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 2 },
                { name: 'trade', test: trade, minShareCount: 2, priority: 2 },
                { name: 'shared', test: shared, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    prerender: {
      consumer: 'server',
      // Bundled with the code, or another library of the build might load React's development version.
      resolve: { noExternal: true },
      build: {
        outDir: 'build/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        cssCodeSplit: true,
        emitAssets: true,
        rolldownOptions: { input: 'app/prerender.tsx' },
      },
    },
  },
});
