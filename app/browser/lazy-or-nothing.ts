import { type ComponentType, lazy } from 'react';

/** A component without which the page still works: if its code cannot be loaded, it renders nothing. */
export const lazyOrNothing = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load()
      .catch((): ComponentType<Props> => () => null)
      .then((component) => ({ default: component })),
  );
