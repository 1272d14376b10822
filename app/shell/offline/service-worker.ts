/// <reference lib="webworker" />
// Saves visited pages for offline use (docs/decisions/0014-saved-copies.md). Built for each language.
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst } from 'workbox-strategies';
import { language, languageAt } from '../../../content/languages.ts';
import { savedCopyQuestion } from './saved-copy-question.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: the code, styles and fonts of all pages. */
declare const CODE_FILES: string[];
/** Set by the build: a page that script can turn into any page. A new version has a new name. */
declare const OFFLINE_PAGE: string;

const networkTimeoutSeconds = 3;
/** Maximum numbers of cached files. `files` has room for two versions of the code. */
const cacheLimits = { pictures: 120, pages: 30, files: 250 };

const tabsWithSavedCopy = new Set<string>();

const limitedTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const files = new CacheFirst({ cacheName: 'files', plugins: [limitedTo(cacheLimits.files)] });
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [limitedTo(cacheLimits.pictures)],
});
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds,
  plugins: [
    limitedTo(cacheLimits.pages),
    {
      // The query holds filters only; the page is the same.
      cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
        if (cachedResponse) noteSavedCopy(event);
        return cachedResponse;
      },
    },
  ],
});
const offlinePage = new CacheOnly({ cacheName: 'offline-page' });

// Requests to other hosts, such as map tiles, match no route and are not cached.
const isIn = (folder: string) => (options: { sameOrigin: boolean; url: URL }) =>
  options.sameOrigin && options.url.pathname.startsWith(`/${folder}/`);
registerRoute(isIn('assets'), files);
registerRoute(isIn('pictures'), pictures);
const isPage = ({ pathname }: URL) => !/\.\w+$/.test(pathname);
registerRoute(({ sameOrigin, url }) => sameOrigin && isPage(url), pages);

setCatchHandler(async ({ event }) => {
  if (!(event instanceof FetchEvent) || event.request.mode !== 'navigate') return Response.error();
  // The code of this language has no pages of another one. The browser says that there is no connection.
  const url = new URL(event.request.url);
  if (!isPage(url) || languageAt(url.pathname) !== language) return Response.error();
  noteSavedCopy(event);
  return offlinePage.handle({ event, request: OFFLINE_PAGE }).catch(() => Response.error());
});

function noteSavedCopy(event: ExtendableEvent) {
  if (event instanceof FetchEvent) tabsWithSavedCopy.add(event.resultingClientId);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([
      caches.open('offline-page').then((cache) => cache.add(OFFLINE_PAGE)),
      ...CODE_FILES.map((request) => files.handle({ event, request })),
    ]),
  );
  // Safe while pages are open, because the cache still has the files of the old version.
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldOfflinePages()]));
});

async function dropOldOfflinePages() {
  // The cache also has the offline pages of other languages.
  const current = new URL(OFFLINE_PAGE, self.location.origin);
  const isOlder = (url: string) =>
    url !== current.href && new URL(url).pathname === current.pathname;

  const cache = await caches.open('offline-page');
  const savedPages = await cache.keys();
  await Promise.all(savedPages.filter(({ url }) => isOlder(url)).map((page) => cache.delete(page)));
}

// Workbox itself handles the message CACHE_URLS.
self.addEventListener('message', ({ data, source, ports }) => {
  if (data?.type === savedCopyQuestion && source instanceof Client)
    ports[0]?.postMessage(tabsWithSavedCopy.has(source.id));
});
