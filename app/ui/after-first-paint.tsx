import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pagesChangeSoftly } from '../lib/motion.ts';

/**
 * What stands below a page's first screen. Where a finger's tap leads to the page, its first screen is
 * shown without waiting for the rest, which follows at once
 * (docs/decisions/0017-a-finger-does-not-wait.md). A prerendered page has all of it, and so has one
 * that is come to further down, by a hash or by Back.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const [painted, setPainted] = useState(
    () => navigationType === 'POP' || hash !== '' || pagesChangeSoftly(),
  );

  useEffect(() => {
    if (painted) return;
    // A timer that is set in a frame ends after it has been painted.
    const frame = requestAnimationFrame(() => {
      setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [painted]);

  // Meanwhile the footer stays out of sight.
  return painted ? children : <div style={{ blockSize: '100svh' }} />;
}
