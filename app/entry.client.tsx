import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pagesChangeSoftly } from './lib/motion.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={pagesChangeSoftly() ? undefined : false} />
    </StrictMode>,
  );
});
