import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The copyright's year in the prerendered pages (app/shell/copyright-year.tsx).
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
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
            // One file of libraries, one of what two pages share, one a page: left alone, every
            // set of pages that share something would get a file of its own, twenty a page.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/, minShareCount: 2, priority: 2 },
                { name: 'shared', minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
