import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { appear, endTravels, travel } from './travel.ts';

/** What an item is called in any list it stands in: only one of them can have it as `id`. */
const nameOf = (item: HTMLElement) => item.dataset.item ?? item.id;

/** Whether an entrance of its own (ui/reveal.tsx) moves an item. */
const enters = (item: HTMLElement) =>
  item.getAnimations().some((one) => one instanceof CSSAnimation);

/**
 * The items that are on the screen, each with its place there. Of a long list no more are measured
 * than it takes, and none of a part that is not shown (`data-away`): it would be laid out for that.
 */
function itemsInView(list: HTMLElement): [item: HTMLElement, place: DOMRect][] {
  const found: [HTMLElement, DOMRect][] = [];
  for (const item of list.querySelectorAll<HTMLElement>(
    ':is(li[data-item], li[id]):not([data-away] *)',
  )) {
    const place = item.getBoundingClientRect();
    if (place.top >= innerHeight) break;
    if (place.width > 0 && place.bottom > 0) found.push([item, place]);
  }
  return found;
}

/**
 * Lets what a filter finds rearrange instead of blinking: items (`id`, or `data-item`) that were on the
 * screen travel to their new places, even from one list to another, and the others appear softly.
 *
 * @param content what is listed, by identity: when it changes, the items have moved
 * @returns to be called when the visitor is about to change it
 */
export function useRearranging(list: RefObject<HTMLElement | null>, content: unknown): () => void {
  const before = useRef<Map<string, DOMRect>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is listed.
  useLayoutEffect(() => {
    if (!before.current || !list.current) return;
    endTravels(list.current);
    const inView = itemsInView(list.current);
    // What has waited for its entrance has come into view now, and needs no other.
    for (const [item] of inView)
      if ('waiting' in item.dataset) Object.assign(item.style, { animation: 'none', opacity: '1' });
    // All are measured before any is moved: between the two the page would be laid out for each.
    const items = inView.map(([item, to]) => ({
      item,
      from: before.current?.get(nameOf(item)),
      to,
      // One at a time: two movements of an item would not run in the compositor.
      rests: !enters(item),
    }));
    for (const { item, from, to, rests } of items) {
      if (rests && from) travel(item, from, to);
      else if (rests) appear(item);
    }
    before.current = undefined;
  }, [content]);

  return useCallback(() => {
    if (!list.current) return;
    before.current = new Map(
      itemsInView(list.current).map(([item, place]) => [nameOf(item), place]),
    );
  }, [list]);
}
