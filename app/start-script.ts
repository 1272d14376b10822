// The inline script at the end of every page, minified by scripts/start-script.ts. It is the same on all
// pages, so that the security policy needs one hash. `data-files` has the differences: the addresses of the fonts,
// of the entry module, of the page, and of what they import.
{
  const { files = '' } = (document.currentScript as HTMLScriptElement).dataset;
  const [fonts = '', ...code] = files.split(' ');

  // Without the fonts, the text stays readable.
  const loadFonts = () => import(fonts).catch(() => {});
  // The service worker saved the fonts on an earlier visit.
  const savedFonts = navigator.serviceWorker?.controller && loadFonts();

  /** The complete style sheets of the page. The HTML has the rules that it needs without its code. */
  const styles = document.querySelectorAll<HTMLLinkElement>('link[disabled]');

  let start = async () => {
    start = async () => {};
    const loaded = Array.from(
      styles,
      (link) =>
        new Promise((done) => {
          Object.assign(link, { onload: done, onerror: done, media: 'print', disabled: false });
        }),
    );
    // Files load in parallel.
    for (const href of code)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    await Promise.all(loaded);
    // All together: each would let the browser compute the styles of all elements once more.
    for (const link of styles) link.media = '';
    // If the code cannot be loaded, held controls do what they do without script, and those that need it are hidden.
    import(code[0] as string).catch(() => {
      document.documentElement.dataset.codeFailed = '';
      releaseControls();
    });
  };

  // Until React handles events, clicks that need script are held, and each control that was clicked
  // is clicked once when the page is ready: visitors press a button again that does not answer.
  const heldEvents = ['click', 'submit'];
  const held = new Set<HTMLElement>();
  const hold = (event: Event & Partial<MouseEvent>) => {
    const target = event.target as Element;
    const control =
      event instanceof SubmitEvent
        ? target.matches('[data-wait-for-script]') && event.submitter
        : target.closest<HTMLElement>(
            // Script gives the links to other languages the query and hash.
            `button[type=button]:not([popovertarget]), a[data-wait-for-script]${location.search + location.hash && ', a[hreflang]'}`,
          );
    if (
      !control ||
      // As in app/browser/has-modifier.ts. This script can import nothing.
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      // A link of the mobile menu may lead to a place on this page.
      target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
      return;
    }
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
  // React has not ended its work when it sends this event.
  addEventListener('hydrated', () => queueMicrotask(releaseControls));

  // Whoever scrolls on meanwhile is not brought back to the hash of the address (app/shell/route-focus.tsx).
  const moved = () => {
    document.documentElement.dataset.moved = '';
  };
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, moved, { once: true, passive: true });

  const picture = document.querySelector<HTMLImageElement>('[fetchpriority=high]');

  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

  const untilPictureIsPainted = async () => {
    await picture?.decode().catch(() => {});
    // The third frame begins when the first one is painted. On a slow device the paint takes longer, and some browsers
    // never tell of it. A page in the background is not painted.
    for (let frames = 0; !document.hidden && frames < (isPainted() ? 3 : 60); frames += 1)
      await new Promise(requestAnimationFrame);
  };

  // The main picture of the page comes first. A loaded picture still has to be decoded, and starting earlier
  // would delay its paint.
  const loadOthers = async () => {
    // A picture never comes if the visitor has switched pictures off.
    const longest = new Promise((done) => setTimeout(done, 5000));
    const painted = untilPictureIsPainted();
    if (picture && !picture.complete)
      await Promise.race([
        new Promise((done) => {
          picture.onload = picture.onerror = done;
        }),
        longest,
      ]);
    // The `load` event has waited for the picture. Now it waits for an open document in a frame, and then for
    // what loads next, so that a print right after it has the fonts and the pictures. Before the first
    // paint, the frame would delay it.
    const holder = document.head.appendChild(document.createElement('iframe'));
    holder.contentDocument?.open();
    await Promise.race([painted, longest]);
    setTimeout(() => start());
    await Promise.race([savedFonts ?? loadFonts(), longest]);
    holder.remove();
    document.documentElement.dataset.loaded = '';
  };
  loadOthers();
  // On a slow connection the code does not wait for the picture.
  setTimeout(() => start(), 2500);
}
