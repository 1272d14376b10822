import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cssTarget } from './scripts/supported-browsers.ts';

/** The style files of parts, each by its place among them: a class is `card_5` on the page. */
const modules = globSync('app/**/*.module.css')
  .map((file) => resolve(file))
  .sort();

export default defineConfig({
  plugins: [reactRouter()],
  // The copyright's year in the prerendered pages (app/shell/copyright-year.tsx).
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  css: {
    modules: {
      // As short as can be: every page carries its styles, and a hash in every name adds up.
      generateScopedName: (name, file) =>
        `${name}_${modules.indexOf(file.split('?')[0] ?? '').toString(36)}`,
    },
  },
  build: {
    cssMinify: 'lightningcss',
    cssTarget,
    // What is bundled, by licence; hosting/licences.ts makes the published list of it.
    license: { fileName: 'licences.json' },
    // Pictures and fonts stay files of their own: an inlined one would be fetched with every page.
    assetsInlineLimit: 0,
    // Its advice is about the build's own speed, and comes with every build.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file of libraries, one of what pages share, one a page: left alone, every set of
            // pages that share something would get a file of its own, twenty a page. What only the
            // pages of news share stays out of the others.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/, minShareCount: 2, priority: 3 },
                { name: 'shared', test: /^(?!.*\/app\/news\/)/, minShareCount: 2, priority: 2 },
                { name: 'news', test: /\/app\/news\//, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
