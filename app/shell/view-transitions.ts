import { hasModifier } from '../browser/has-modifier.ts';
import { hasHydrated } from '../browser/use-hydrated.ts';
import './view-transitions.css';

/** The link of a photo. Without script, it opens the file of the picture. */
const photoLink = 'a[data-wait-for-script][href^="/pictures/"]';

/**
 * Lets visitors go on during a view transition: Back ends it, and so does a click. Until it ends, React shows no other
 * page, and browsers send all clicks to the root element
 * (https://drafts.csswg.org/css-view-transitions-1/#view-transition-stacking-layer,
 * https://github.com/w3c/csswg-drafts/issues/10930). For browsers in which pages cross-fade.
 */
export function endTransitionsOnInput() {
  const root = document.documentElement;

  window.addEventListener('popstate', () => isTransitionRunning() && endTransition());

  // Otherwise a click would take the focus from the new page's heading.
  window.addEventListener('mousedown', (event) => {
    if (event.target === root && isTransitionRunning()) event.preventDefault();
  });

  window.addEventListener('click', async (event) => {
    // React ignores clicks on a page that is being left, so the link of a photo would open the file of the picture. It
    // should do that only before hydration, because the code of the page may be missing then.
    const isIgnored = hasHydrated() && !event.defaultPrevented && !hasModifier(event);
    if (isIgnored && isIn(photoLink, event.target)) event.preventDefault();
    if (event.target !== root) return;
    const pageChanged = endTransition();
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (!target || target === root) return;
    // Not later: the second click of a double click may already have moved the focus on.
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    // React ignores events from the start of a transition until it has changed the page. A link that is no longer
    // on the page loads its target in full, other controls have nothing to act on.
    await pageChanged;
    if (target.isConnected || isIn(`a:not(${photoLink})`, target))
      target.dispatchEvent(new PointerEvent(event.type, event));
  });
}

const isIn = (selector: string, target: EventTarget | null) =>
  target instanceof Element && target.closest(selector) !== null;

/** A new transition ends the running one. Not all supported browsers have `activeViewTransition`. */
function endTransition(): Promise<void> {
  const next = document.startViewTransition();
  next.ready.catch(() => {});
  next.skipTransition();
  return next.updateCallbackDone;
}

const isTransitionRunning = () =>
  document
    .getAnimations()
    .some(({ effect }) =>
      (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
    );
