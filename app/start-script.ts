// The inline script at the end of every page, minified by scripts/build.ts. It is the same on all
// pages, so that the security policy needs one hash. Data attributes hold the differences.
{
  const { styles, code, fontFiles } = (document.currentScript as HTMLScriptElement).dataset as {
    styles: string;
    code: string;
    fontFiles: string;
  };
  const fonts = document.getElementById('fonts') as HTMLStyleElement;

  // The service worker saved the fonts on an earlier visit.
  if (navigator.serviceWorker?.controller) fonts.media = '';

  // Scroll positions are saved by this key. Without it, two visits in a tab share one position.
  if (!history.state?.key) history.replaceState({ key: crypto.randomUUID() }, '');

  const addToHead = <Name extends 'link' | 'script'>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
  ) => document.head.append(Object.assign(document.createElement(name), properties));

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    // Enabled once they are loaded, so that the browser lays out the text once and not twice.
    const loaded = fontFiles.split(' ').map(
      (href) =>
        new Promise((done) => {
          const file = { rel: 'preload', as: 'font', crossOrigin: '', href };
          addToHead('link', { ...file, onload: done, onerror: done });
        }),
    );
    Promise.all(loaded).then(() => {
      fonts.media = '';
    });
    const [first] = code.split(' ');
    const run = () => addToHead('script', { type: 'module', src: first });
    // The JavaScript can show other pages, so it waits for their styles. Files load in parallel.
    addToHead('link', { rel: 'stylesheet', href: styles, onload: run, onerror: run });
    for (const href of code.split(' ')) addToHead('link', { rel: 'modulepreload', href });
  };

  // Start after the page's picture is loaded and painted, at the latest after 2.5 seconds.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, 2500);
}
