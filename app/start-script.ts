// The inline script at the end of every page, minified by scripts/start-script.ts. It is the same on all
// pages, so that the security policy needs one hash. Data attributes hold the differences.
{
  const { code, fonts } = (document.currentScript as HTMLScriptElement).dataset as {
    code: string;
    fonts: string;
  };

  // Scroll positions are saved by this key. Without it, two visits in a tab share one position.
  if (!history.state?.key) history.replaceState({ key: crypto.randomUUID() }, '');

  const addToHead = <Name extends 'link' | 'iframe'>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
  ) => document.head.appendChild(Object.assign(document.createElement(name), properties));

  const loadFonts = () => addToHead('link', { rel: 'stylesheet', href: fonts });

  // Pictures that were not scrolled to, for prints and captures of the whole page. The others of a
  // carousel still wait.
  const loadPictures = () => {
    // They must not delay the code on a slow connection.
    const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
    if (saveData || effectiveType !== '4g') return;
    for (const picture of document.querySelectorAll<HTMLImageElement>(
      '[loading=lazy]:not(a > :not(:first-child) img)',
    )) {
      // The `load` event does not wait for a picture that was lazy, but for another one of its file
      // (https://html.spec.whatwg.org/multipage/images.html#updating-the-image-data).
      const { sizes, srcset } = picture.previousElementSibling as HTMLSourceElement;
      const onload = () => {
        picture.loading = 'eager';
      };
      Object.assign(new Image(), { sizes, srcset, onload });
    }
  };

  // The service worker saved the fonts on an earlier visit.
  const areFontsSaved = Boolean(navigator.serviceWorker?.controller);
  if (areFontsSaved) loadFonts();

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    // Files load in parallel.
    const files = code.split(' ');
    for (const href of files) addToHead('link', { rel: 'modulepreload', href });
    // If the code cannot be loaded, held controls do what they do without script.
    import(files[0] as string).catch(releaseControls);
  };

  // Until React handles events, clicks that need script are held, and each control that was clicked
  // is clicked once when the page is ready: visitors press a button again that does not answer.
  const heldEvents = ['click', 'submit'];
  const held = new Set<HTMLElement>();
  const hold = (event: Event) => {
    const target = event.target as Element;
    const control =
      event instanceof SubmitEvent
        ? target.matches('[data-wait-for-script]') && event.submitter
        : target.closest<HTMLElement>(
            'button[type=button]:not([popovertarget]), a[data-wait-for-script]',
          );
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (!control || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    // React must not answer it as well, while it hydrates and before the controls are released.
    event.stopPropagation();
    // The control that was clicked last comes last.
    held.delete(control);
    held.add(control);
    control.dataset.held = '';
    start();
  };
  const releaseControls = () => {
    for (const type of heldEvents) removeEventListener(type, hold, true);
    for (const control of held) {
      delete control.dataset.held;
      control.click();
    }
  };
  for (const type of heldEvents) addEventListener(type, hold, true);
  addEventListener('hydrated', releaseControls, { once: true });

  // The main picture of the page comes first: the fonts, the other pictures and the code load after it is
  // painted, the code at the latest after 2.5 seconds. A loaded picture still has to be decoded, and starting
  // earlier would delay its paint. A page in the background is not painted.
  const picture = document.querySelector<HTMLImageElement>('[fetchpriority=high]');
  // The `load` event waits for an open document in a frame, and then for what loads next, so that a
  // print right after it has the fonts and the pictures.
  const frame = addToHead('iframe', {});
  frame.contentDocument?.open();
  const afterFrames = (frames: number) => {
    if (frames > 0 && !document.hidden) requestAnimationFrame(() => afterFrames(frames - 1));
    else if (frame.isConnected) {
      if (!areFontsSaved) loadFonts();
      loadPictures();
      frame.remove();
      setTimeout(start);
    }
  };
  // The third frame begins when the first one is painted.
  const afterPicture = () => afterFrames(3);
  Promise.resolve(picture?.decode()).then(afterPicture, afterPicture);
  setTimeout(start, 2500);
  // A picture never comes if the visitor has switched pictures off.
  setTimeout(afterFrames, 5000, 0);
}
