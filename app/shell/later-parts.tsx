import { Footer } from './footer.tsx';
import { SavedCopy } from './saved-copy.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/**
 * The parts below and over every page that nobody uses before the first interaction. They are
 * prerendered; their code is loaded later (app/app.tsx), and until then the footer's links and form
 * work as they do without script.
 */
export function LaterParts() {
  return (
    <>
      <Footer />
      <ScrollToTop />
      <SavedCopy />
    </>
  );
}
