import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';
import { pagesCrossFade } from '../browser/motion.ts';

/**
 * The rest of a long page. After a tap on a link, the first screen is shown first and this as soon
 * as it is rendered. A hash, Back, a cross-fade and a printer need the whole page at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const [isNeededAtOnce, setIsNeededAtOnce] = useState(
    () => navigationType === 'POP' || hash !== '' || pagesCrossFade(),
  );
  const isRendered = useDeferredValue(true, isNeededAtOnce);
  const isShown = isRendered || isNeededAtOnce;

  useLayoutEffect(() => {
    if (isShown) return;
    const showNow = () => flushSync(() => setIsNeededAtOnce(true));
    window.addEventListener('beforeprint', showNow);
    return () => window.removeEventListener('beforeprint', showNow);
  }, [isShown]);

  // Until then, the footer is farther away than a visitor can scroll. The browser would keep it in view when the
  // page arrives above it, and so move the visitor to the end of the page.
  return isShown ? children : <div style={{ blockSize: '1000svh' }} />;
}
