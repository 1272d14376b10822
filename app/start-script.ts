// The one inline script of every page, at its end. The build minifies it (scripts/build.ts). It is the
// same on all pages, so that one hash in the security policy allows it; what differs is in its
// element's data attributes.
{
  const { styles, code } = (document.currentScript as HTMLScriptElement).dataset as {
    styles: string;
    code: string;
  };
  const fonts = document.getElementById('fonts') as HTMLStyleElement;

  // The service worker has saved the fonts on an earlier visit.
  if (navigator.serviceWorker?.controller) fonts.media = '';

  // React Router keeps scroll positions by the key of the history entry, and gives the first entry
  // of a visit none of its own: a second visit in the same tab would begin where the first one ended.
  if (!history.state?.key) history.replaceState({ key: crypto.randomUUID() }, '');

  const addToHead = <Name extends 'link' | 'script'>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
  ) => document.head.append(Object.assign(document.createElement(name), properties));

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    fonts.media = '';
    const [first] = code.split(' ');
    const run = () => addToHead('script', { type: 'module', src: first });
    // The JavaScript may show other pages, so it waits for their styles; all is loaded in parallel.
    addToHead('link', { rel: 'stylesheet', href: styles, onload: run, onerror: run });
    for (const href of code.split(' ')) addToHead('link', { rel: 'modulepreload', href });
  };

  // After the page's picture has been loaded and painted, or when that takes too long.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, 2500);
}
