import { useEffect } from 'react';
import { ScrollRestoration } from 'react-router';
import { whenLoaded } from '../browser/when-loaded.ts';

/**
 * Keeps scroll positions for Back, Forward and Reload (R7). After a reload the browser restores the position, WebKit
 * some 100 ms after the page has arrived. The router counts on that (https://github.com/remix-run/react-router/pull/15397),
 * but stops it when it starts, so it gets its turn once the page has loaded.
 */
export function ScrollPositions() {
  // After the router's own effect.
  useEffect(() => {
    history.scrollRestoration = 'auto';
    whenLoaded(() => {
      history.scrollRestoration = 'manual';
    });
  }, []);

  return <ScrollRestoration />;
}
