// What Vite needs for the site in a language. scripts/build-language.ts builds it, scripts/dev.ts serves it.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { localDate } from './app/browser/local-date.ts';
import { type Language, type LanguageCode, languages } from './content/languages.ts';
import { contentPlugin } from './scripts/content-plugin.ts';
import { cssTarget } from './scripts/supported-browsers.ts';

/** Libraries of every page, in a separate file that stays cached when the site changes. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-intersection-observer|@tabler)\//;

/**
 * Modules of most pages. The bundler puts other modules beside the code that imports them. All pages
 * load this file, so modules of few pages, and of the time after hydration, do not belong here.
 */
const shared =
  /\/app\/((browser|contact|enquiry-list|picture|product-card|text)\/|design\/(?!hero|spinner)|seo\/page-head|shell\/language\/)|\/content\/(company|contact-form|in-season|languages|navigation|product-card|products|shell)\.ts$/;

/**
 * Months, keeping and cargo: for the pages of products, seasons and the enquiry. The home page and the not-found page
 * load it with what is in season, when the visitor scrolls there.
 */
const trade =
  /\/app\/(cargo|keeping|season)\/|\/content\/(cargo-texts|keeping|keeping-texts|product-texts|season-texts|seasons)\.ts$/;

const styleFiles = globSync('app/**/*.module.css')
  .map((file) => resolve(file).replaceAll('\\', '/'))
  .sort();

/** Short class names: letters for the file, a number for the class (`b7`). HTML shrinks by 5 %. */
function className(name: string, file: string, css: string): string {
  const fileIndex = styleFiles.indexOf(file.split('?')[0] ?? '');
  const letter = (value: number) => String.fromCharCode(97 + value);
  const letters =
    (fileIndex < 26 ? '' : letter(Math.floor(fileIndex / 26) - 1)) + letter(fileIndex % 26);
  const classes = [...new Set(css.match(/\.[a-zA-Z][\w-]*/g))];
  const classIndex = classes.indexOf(`.${name}`);
  // Keyframes keep their names.
  return letters + (classIndex < 0 ? `-${name}` : classIndex);
}

/** The folders of the typefaces, which the import `#typefaces/…` finds. */
const typefaces: Record<LanguageCode, string> = { en: 'latin', ar: 'arabic' };

/** Puts a language into `index.html`, which has the first one. */
const documentLanguage = ({ code, locale, direction }: Language): Plugin => ({
  name: 'document-language',
  transformIndexHtml: (html) =>
    html
      .replace(/<html lang="[^"]*"/, `<html lang="${locale}" dir="${direction}"`)
      .replaceAll(`/${typefaces.en}/`, `/${typefaces[code]}/`),
});

/** What Vite needs to know for the site in a language. */
export const siteConfig = (language: Language): UserConfig => ({
  // The editor's page (editor/) is not reloaded when content changes, so that it keeps its state.
  plugins: [
    contentPlugin(language),
    documentLanguage(language),
    react({ exclude: [/\/node_modules\//, /\/editor\//] }),
  ],
  define: {
    // The date in the prerendered pages (app/browser/use-today.ts).
    'import.meta.env.VITE_BUILD_DATE': JSON.stringify(localDate(new Date())),
    'process.env.SITE_LANGUAGE': JSON.stringify(language.code),
  },
  resolve: { alias: { '#typefaces': resolve('app/design/typefaces', typefaces[language.code]) } },
  css: { modules: { generateScopedName: className } },
  build: {
    cssMinify: 'lightningcss',
    cssTarget,
    // Licences of the bundled libraries, published by scripts/licences.ts.
    license: { fileName: `licences-${language.code}.json` },
    // Pictures are files. The fonts are inside a script and a style sheet (app/document.tsx).
    assetsInlineLimit: (file) => file.endsWith('.woff2'),
    rolldownOptions: {
      // These warnings concern only the speed of the build.
      checks: { pluginTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        // All languages are built into the same folder (scripts/build.ts).
        emptyOutDir: false,
        copyPublicDir: language === languages[0],
        // Maps sources to built files, for scripts/build-language.ts.
        manifest: `manifest-${language.code}.json`,
        rolldownOptions: {
          input: ['app/client.tsx', 'app/fonts-and-pictures.ts'],
          output: {
            // Shorter than the default: the HTML of each page has about a dozen of these names.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 3 },
                {
                  name: 'shared',
                  test: (file) => shared.test(file) && !trade.test(file),
                  minShareCount: 2,
                  priority: 2,
                },
                // After “shared”, because a group also takes the modules that its files import.
                { name: 'trade', test: trade, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    prerender: {
      consumer: 'server',
      // Bundle libraries, too; otherwise one of them might load React's development version.
      resolve: { noExternal: true },
      build: {
        outDir: `build/prerender/${language.code}`,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'app/prerender.tsx' },
      },
    },
  },
});
