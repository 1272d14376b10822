import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pagesCrossFade } from '../browser/motion.ts';

/**
 * The rest of a long page. After a tap on a link, the first screen is shown first and this as soon
 * as it is rendered. A hash, Back and a cross-fade need the whole page at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const [isShownAtOnce] = useState(
    () => navigationType === 'POP' || hash !== '' || pagesCrossFade(),
  );
  const isShown = useDeferredValue(true, isShownAtOnce);
  // Until then, the footer is farther away than a visitor can scroll. The browser would keep it in view when the
  // page arrives above it, and so move the visitor to the end of the page.
  return isShown ? children : <div style={{ blockSize: '1000svh' }} />;
}
