import { motionIsWelcome } from './motion.ts';

const id = 'travel';

let read: KeyframeAnimationOptions | undefined;

/** The duration and the pace of what moves calmly, of ui/tokens.css: read once, for reading styles takes time. */
function timing(): KeyframeAnimationOptions {
  if (read) return read;
  const tokens = getComputedStyle(document.documentElement);
  const [, number, unit] = /([\d.]+)(m?s)/.exec(tokens.getPropertyValue('--calm')) ?? [];
  const duration = Number(number) * (unit === 's' ? 1000 : 1);
  read = { id, duration, easing: tokens.getPropertyValue('--ease-out') };
  return read;
}

/** Puts an element, and whatever is in it, where it was on its way to. */
export function endTravels(element: Element): void {
  for (const animation of element.getAnimations({ subtree: true }))
    if (animation.id === id) animation.cancel();
}

/**
 * Lets an element travel to its place on the screen from another one, or back to that one: growing
 * or shrinking on the way, and cropped there to that place's proportions. Nothing moves for who
 * wants less movement (R18), and for everything but the eye it is in its own place all the time.
 */
export function travel(element: Element, from: DOMRect, to: DOMRect, back = false): void {
  if (!motionIsWelcome() || to.width === 0 || to.height === 0) return;
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) return;
  const hidden = {
    inline: Math.max(0, to.width - from.width / scale) / 2,
    block: Math.max(0, to.height - from.height / scale) / 2,
  };
  // Only where the proportions differ: without it the compositor moves the element by itself, evenly
  // whatever script is doing.
  const isCropped = hidden.inline > 1 || hidden.block > 1;
  const there = {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    ...(isCropped && { clipPath: `inset(${hidden.block}px ${hidden.inline}px)` }),
  };
  const here = { transform: 'none', ...(isCropped && { clipPath: 'inset(0)' }) };
  // Who has travelled back is about to be taken away, and waits for it there.
  if (back) element.animate([here, there], { ...timing(), fill: 'forwards' });
  else element.animate([there, here], timing());
}

/** Lets an element that was not on the screen before appear softly. */
export function appear(element: Element): void {
  if (motionIsWelcome()) element.animate({ opacity: [0, 1] }, timing());
}
