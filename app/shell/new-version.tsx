import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

/**
 * When the code of the page that was asked for is gone (a new version of the site was published
 * meanwhile), the router reloads the page that the visitor wants to leave. This turns that reload
 * into loading the page that was asked for: once, for a page that was loaded whole needs no code to
 * show. A browser without the Navigation API reloads, and the next click leads on.
 */
export function NewVersion() {
  const { location } = useNavigation();
  const wanted = location && createPath(location);

  useEffect(() => {
    if (wanted === undefined || !('navigation' in window)) return;
    const goOn = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      window.location.assign(wanted);
    };
    window.navigation.addEventListener('navigate', goOn);
    return () => window.navigation.removeEventListener('navigate', goOn);
  }, [wanted]);

  return null;
}
