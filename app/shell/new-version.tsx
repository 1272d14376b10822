import { useContext, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext } from 'react-router';

/**
 * When the code of the page that was asked for is gone (a new version of the site was published
 * meanwhile), the router reloads the page that the visitor wants to leave. This turns that reload
 * into loading the page that was asked for: once, for a page that was loaded whole needs no code to
 * show. A browser without the Navigation API reloads, and the next click leads on.
 */
export function NewVersion() {
  // `useNavigation` tells what is wanted only once React has rendered it, which a quick answer
  // outruns.
  const router = useContext(UNSAFE_DataRouterContext)?.router;

  useEffect(() => {
    if (!router || !('navigation' in window)) return;
    const goOn = (event: NavigateEvent) => {
      const wanted = router.state.navigation.location;
      if (!wanted || event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      window.location.assign(createPath(wanted));
    };
    window.navigation.addEventListener('navigate', goOn);
    return () => window.navigation.removeEventListener('navigate', goOn);
  }, [router]);

  return null;
}
