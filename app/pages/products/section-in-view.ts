import { useEffect, useState } from 'react';

/** Share of a section or the visible height to count as in view (specification 2 and 9, R11). */
const inViewThreshold = 0.5;

type Span = { top: number; bottom: number };

/** The section in view (R11): the first to reach the threshold, else `previous` while part of it is
 * visible, else the most visible one. */
export function sectionInView(
  sections: readonly (Span & { id: string })[],
  visibleArea: Span,
  previous?: string,
): string | undefined {
  const measured = sections.map(({ id, top, bottom }) => ({
    id,
    height: bottom - top,
    visible: Math.max(0, Math.min(bottom, visibleArea.bottom) - Math.max(top, visibleArea.top)),
  }));
  const visibleHeight = visibleArea.bottom - visibleArea.top;
  const inView = measured.find(
    ({ height, visible }) =>
      visible >= Math.max(1, Math.min(height, visibleHeight) * inViewThreshold),
  );
  if (inView) return inView.id;

  const [mostVisible] = measured
    .filter(({ visible }) => visible > 0)
    .sort((a, b) => b.visible - a.visible);
  const isPreviousVisible = measured.some(({ id, visible }) => id === previous && visible > 0);
  return isPreviousVisible ? previous : (mostVisible?.id ?? previous ?? measured[0]?.id);
}

/** Tracks the section in view. `ids` must be constant; sticky bars cover `coveredTop` pixels. */
export function useSectionInView(
  ids: readonly string[],
  coveredTop: () => number,
  enabled: boolean,
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (!enabled) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      const visibleArea = { top: coveredTop(), bottom: window.innerHeight };
      const sections = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
      });
      setCurrent((previous) => sectionInView(sections, visibleArea, previous));
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    // The sections arrive after the first screen (below-first-screen.tsx).
    const pageHeight = new ResizeObserver(scheduleUpdate);
    pageHeight.observe(document.body);
    return () => {
      pageHeight.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [ids, coveredTop, enabled]);

  return enabled ? current : undefined;
}
