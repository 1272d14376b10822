/// <reference lib="webworker" />
// Keeps what a visitor has seen, for when there is no network (docs/decisions/0014-saved-copies.md).
// The build makes /sw.js of it (hosting/service-worker.ts).
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst } from 'workbox-strategies';
import { savedCopyQuestion } from './saved-copy-question.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: the code, styles and fonts of all pages. */
declare const SHELL_FILES: string[];
/** The page that any address can grow from by script; its name changes with its content. */
declare const OFFLINE_PAGE: string;

/** How long a page may take before its saved copy is shown, in seconds. */
const patience = 3;
/** How many pictures, pages and files are kept; two versions of the code fit. */
const limits = { pictures: 120, pages: 30, files: 250 };

/** The visitors' tabs whose page was a saved one. */
const tabsWithSavedCopy = new Set<string>();

const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const files = new CacheFirst({ cacheName: 'files', plugins: [atMost(limits.files)] });
const pictures = new CacheFirst({ cacheName: 'pictures', plugins: [atMost(limits.pictures)] });
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: patience,
  plugins: [
    atMost(limits.pages),
    {
      // Filters and searches stand in the query; the page is the same.
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

// Other hosts, the map's tiles among them, are left to the browser: no route knows them.
const isIn = (folder: string) => (options: { sameOrigin: boolean; url: URL }) =>
  options.sameOrigin && options.url.pathname.startsWith(`/${folder}/`);
registerRoute(isIn('assets'), files);
registerRoute(isIn('icons'), files);
registerRoute(isIn('pictures'), pictures);
registerRoute(({ sameOrigin, url }) => sameOrigin && !/\.\w+$/.test(url.pathname), pages);

setCatchHandler(async ({ event }) => {
  const isPage = event instanceof FetchEvent && event.request.mode === 'navigate';
  if (!isPage) return Response.error();
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
      ...SHELL_FILES.map((request) => files.handle({ event, request })),
    ]),
  );
  // A new version may take over beneath an open page: the files of the old one stay in the cache.
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldOfflinePages()]));
});

async function dropOldOfflinePages() {
  const cache = await caches.open('offline-page');
  const kept = await cache.keys();
  await Promise.all(
    kept.filter(({ url }) => !url.endsWith(OFFLINE_PAGE)).map((page) => cache.delete(page)),
  );
}

// Workbox itself answers the message CACHE_URLS, by which a page names what it was made from.
self.addEventListener('message', ({ data, source, ports }) => {
  if (data?.type === savedCopyQuestion && source instanceof Client)
    ports[0]?.postMessage(tabsWithSavedCopy.has(source.id));
});
