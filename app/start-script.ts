// The inline script at the end of every page, minified by scripts/start-script.ts. It is the same on all
// pages, so that the security policy needs one hash. Data attributes hold the differences.
{
  const { code, fonts } = (document.currentScript as HTMLScriptElement).dataset as {
    code: string;
    fonts: string;
  };

  // Scroll positions are saved by this key. Without it, two visits in a tab share one position.
  if (!history.state?.key) history.replaceState({ key: crypto.randomUUID() }, '');

  // Without the fonts, the text stays readable.
  const loadFonts = (): Promise<typeof import('./fonts-and-pictures.ts') | undefined> =>
    import(fonts).catch(() => undefined);
  // The service worker saved the fonts on an earlier visit.
  const savedFonts = navigator.serviceWorker?.controller && loadFonts();

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    // Files load in parallel.
    const files = code.split(' ');
    for (const href of files)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
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
  const hydrated = new Promise((done) => addEventListener('hydrated', done));
  hydrated.then(releaseControls);

  const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

  const picture = document.querySelector<HTMLImageElement>('[fetchpriority=high]');

  const untilPictureIsPainted = async () => {
    await picture?.decode().catch(() => {});
    // The third frame begins when the first one is painted. A page in the background is not painted.
    for (let frames = 0; frames < 3 && !document.hidden; frames += 1)
      await new Promise(requestAnimationFrame);
  };

  // The main picture of the page comes first. A loaded picture still has to be decoded, and starting earlier
  // would delay its paint. Pictures that arrive during the hydration would lay out the page again and again.
  const loadOthers = async () => {
    // A picture never comes if the visitor has switched pictures off.
    const longest = wait(5000);
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
    setTimeout(start);
    const fontsLoaded = savedFonts ?? loadFonts();
    await Promise.race([hydrated, wait(2500)]);
    await (await fontsLoaded)?.loadPictures();
    holder.remove();
  };
  loadOthers();
  // On a slow connection the code does not wait for the picture.
  setTimeout(start, 2500);
}
