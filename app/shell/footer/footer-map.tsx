import { Suspense } from 'react';
import { useInView } from 'react-intersection-observer';
import { company } from '../../../content/company.ts';
import { footer } from '../../../content/shell.ts';
import { lazyOrNothing } from '../../browser/lazy-or-nothing.ts';
import styles from './footer-map.module.css';

const StreetMap = lazyOrNothing(() =>
  import('./street-map.tsx').then((module) => module.StreetMap),
);

/** Short pages, such as the empty enquiry on a phone, must not load the map before the visitor scrolls. */
const loadDistance = '200px';

/** The map, loaded near the viewport, and a link to OpenStreetMap for visitors who cannot load it (R17). */
export function FooterMap() {
  const [ref, isNear] = useInView({ rootMargin: loadDistance, triggerOnce: true });
  const { latitude, longitude } = company.coordinates;
  const link = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`;

  return (
    <div className={styles.section}>
      <div ref={ref} className={styles.map} data-needs-script>
        {isNear && (
          <Suspense>
            <StreetMap className={styles.liveMap} />
          </Suspense>
        )}
      </div>
      <p className={styles.caption}>
        <a href={link}>{footer.mapLinkLabel}</a>
      </p>
    </div>
  );
}
