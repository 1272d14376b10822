import { language } from '../../../content/languages.ts';

/**
 * The service worker of the language: “/sw.js”, “/sw-ar.js”. Each saves the files of its language only. It is
 * not below the prefix, because it could then not control the home page of the language.
 */
export const serviceWorkerAddress = `/sw${language.prefix.replace('/', '-')}.js`;
