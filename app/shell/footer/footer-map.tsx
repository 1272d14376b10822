import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useInView } from 'react-intersection-observer';
import { company } from '../../../content/company.ts';
import { footer } from '../../../content/pages/shell.ts';
import styles from './footer-map.module.css';

const StreetMap = lazy(() =>
  import('./street-map.tsx').then(({ StreetMap }) => ({ default: StreetMap })),
);

/** Short pages, such as the empty enquiry on a phone, must not load the map before the visitor scrolls. */
const loadDistance = '200px';

/** The map, loaded near the viewport, and the address for visitors who cannot load it (R17). */
export function FooterMap() {
  const [ref, isNear] = useInView({ rootMargin: loadDistance, triggerOnce: true });
  const { latitude, longitude } = company.coordinates;
  const link = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`;

  return (
    <div className={styles.section}>
      <div ref={ref} className={styles.map} data-needs-script>
        {isNear && (
          <MapErrorBoundary>
            <Suspense>
              <div className={styles.liveMap} ref={letWheelScrollPage}>
                <StreetMap />
              </div>
            </Suspense>
          </MapErrorBoundary>
        )}
      </div>
      <p className={styles.caption}>
        {company.address.join(footer.addressSeparator)} · <a href={link}>{footer.mapLinkLabel}</a>
      </p>
    </div>
  );
}

/** The wheel scrolls the page, also over the map. With Ctrl or ⌘ it zooms the map (R17). */
function letWheelScrollPage(element: HTMLElement | null) {
  element?.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { capture: true },
  );
}

/** Renders nothing if the map cannot be loaded. The address below it remains. */
class MapErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
