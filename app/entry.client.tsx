import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * With a mouse, pages give way to each other softly, and the router changes them in a transition. A
 * finger's page comes at once: on a slow phone a transition takes as long as all the rest
 * (docs/decisions/0017-a-finger-does-not-wait.md).
 */
const soft = '(hover: hover) and (prefers-reduced-motion: no-preference)';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={window.matchMedia(soft).matches ? undefined : false} />
    </StrictMode>,
  );
});
