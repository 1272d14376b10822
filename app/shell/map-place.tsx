import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useInView } from 'react-intersection-observer';
import { company } from '../../content/company.ts';
import { footer } from '../../content/pages/shell.ts';
import styles from './map-place.module.css';

const StreetMap = lazy(() =>
  import('./street-map.tsx').then(({ StreetMap }) => ({ default: StreetMap })),
);

/** How near the footer must come before the map's code and tiles are fetched. */
const approach = '600px';

/**
 * Where the map stands: loaded only when the footer comes near, and an address with a link to the
 * same place wherever tiles, script or network are missing (R17).
 */
export function MapPlace() {
  const [ref, near] = useInView({ rootMargin: approach, triggerOnce: true });
  const { latitude, longitude } = company.coordinates;
  const link = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`;

  return (
    <div className={styles.place}>
      <div ref={ref} className={styles.map}>
        {near && (
          <NoMap>
            <Suspense>
              <div className={styles.live} ref={keepWheelForThePage}>
                <StreetMap />
              </div>
            </Suspense>
          </NoMap>
        )}
      </div>
      <p className={styles.caption}>
        {company.address.join(', ')} · <a href={link}>{footer.mapLinkLabel}</a>
      </p>
    </div>
  );
}

/** The wheel scrolls the page even over the map; with Ctrl or ⌘ held it zooms the map (R17). */
function keepWheelForThePage(element: HTMLElement | null) {
  element?.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { capture: true },
  );
}

/** A map whose code cannot be loaded leaves its place to the address below it. */
class NoMap extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
