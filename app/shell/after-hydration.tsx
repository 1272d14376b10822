import { LoadingIndicator } from './loading-indicator.tsx';
import { SavedCopy } from './offline/saved-copy.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** The parts of every page that do nothing without script. Pages contain neither their HTML nor their styles. */
export function AfterHydration() {
  return (
    <>
      <ScrollToTop />
      <LoadingIndicator />
      <SavedCopy />
    </>
  );
}
