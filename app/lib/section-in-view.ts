import { useEffect, useState } from 'react';

/**
 * The share of a section, or of the visible height, that puts a section in view (specification 2
 * and 9, R11).
 */
const inViewThreshold = 0.5;

/** From one edge to the other, in pixels from the viewport's top. */
export type Span = { top: number; bottom: number };

/**
 * The section in view: the first of which half is visible or which fills half of the visible
 * height. When none does, the last one stays for as long as something of it can be seen; then it is
 * the one of which most can be seen.
 *
 * @param view the part of the viewport that nothing sticky covers
 * @param last the section that was in view before
 */
export function sectionInView(
  sections: readonly (Span & { id: string })[],
  view: Span,
  last?: string,
): string | undefined {
  const seen = sections.map(({ id, top, bottom }) => ({
    id,
    height: bottom - top,
    visible: Math.max(0, Math.min(bottom, view.bottom) - Math.max(top, view.top)),
  }));
  const enough = (whole: number) => Math.max(1, whole * inViewThreshold);
  const found = seen.find(
    ({ height, visible }) => visible >= enough(height) || visible >= enough(view.bottom - view.top),
  );
  if (found) return found.id;

  const [most] = seen.filter(({ visible }) => visible > 0).sort((a, b) => b.visible - a.visible);
  const lastIsVisible = seen.some(({ id, visible }) => id === last && visible > 0);
  return lastIsVisible ? last : (most?.id ?? last ?? seen[0]?.id);
}

/**
 * Watches which section is in view.
 *
 * @param ids the sections' ids, top to bottom: a constant list
 * @param coveredTop how many pixels of the viewport's top are covered by something sticky
 * @param watching false while the sections are not on the page
 */
export function useSectionInView(
  ids: readonly string[],
  coveredTop: () => number,
  watching: boolean,
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (!watching) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const view = { top: coveredTop(), bottom: window.innerHeight };
      const sections = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
      });
      setCurrent((last) => sectionInView(sections, view, last));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [ids, coveredTop, watching]);

  return watching ? current : undefined;
}
