import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { localAddress } from '../../../content/languages.ts';
import { savedCopyNotice } from '../../../content/shell.ts';
import { savesData } from '../../browser/saves-data.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { whenLoaded } from '../../browser/when-loaded.ts';
import styles from './saved-copy.module.css';
import { savedCopyQuestion } from './saved-copy-question.ts';
import { serviceWorkerAddress } from './service-worker-address.ts';

/** Saves pages for offline use and marks saved copies (docs/decisions/0014-saved-copies.md). */
export function SavedCopy() {
  const [isSaved, setIsSaved] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    askWhetherSaved(() => setIsSaved(true));
    whenLoaded(() => whenIdle(() => registerServiceWorker().catch(() => {})));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: ends when another page is shown.
  useEffect(() => {
    const hide = () => setIsSaved(false);
    addEventListener('online', hide);
    return () => {
      removeEventListener('online', hide);
      // A connection that was only slow fires no `online`.
      if (navigator.onLine) hide();
    };
  }, [pathname]);

  return (
    <div className={styles.notice} role="status">
      {isSaved && <p>{savedCopyNotice}</p>}
    </div>
  );
}

function askWhetherSaved(answer: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data === true && answer();
  try {
    navigator.serviceWorker.controller?.postMessage({ type: savedCopyQuestion }, [port2]);
  } catch {
    // Privacy settings may remove or block service workers. Then there are no saved copies.
  }
}

/** On the first visit, also saves the open page, which loaded before the service worker. */
async function registerServiceWorker() {
  if (savesData) return;
  const { controller } = navigator.serviceWorker;
  const isFirstVisit = !controller?.scriptURL.endsWith(serviceWorkerAddress);
  await navigator.serviceWorker.register(serviceWorkerAddress, { scope: localAddress('/') });
  if (!isFirstVisit) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [location.href, ...loaded].filter(
    (url) => new URL(url).origin === location.origin,
  );
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
