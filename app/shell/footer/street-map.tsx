import './street-map.css';
import {
  control,
  icon,
  Map as LeafletsMap,
  marker,
  type PointExpression,
  tileLayer,
} from 'leaflet';
import shippedIcon from 'leaflet/dist/images/marker-icon.png?url';
import shippedShadow from 'leaflet/dist/images/marker-shadow.png?url';
import { Component, useEffect, useRef } from 'react';
import { company } from '../../../content/company.ts';
import { language } from '../../../content/languages.ts';
import { footer } from '../../../content/shell.ts';
import { isMotionAllowed } from '../../browser/motion.ts';
import { publicMarkerImages, tileHost } from './map-sources.ts';

const position: [number, number] = [company.coordinates.latitude, company.coordinates.longitude];
const zoom = 12;

type StreetMapProps = { className?: string | undefined };

/** The map, loaded on demand. Renders nothing if it fails. The address below it remains. */
export class StreetMap extends Component<StreetMapProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <LeafletMap {...this.props} />;
  }
}

/** Its behaviour is Leaflet's default (specification 9), but still with reduced motion (R18). */
function LeafletMap({ className }: StreetMapProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? showMap(container.current) : undefined), []);
  // Leaflet makes this element focusable, so it needs a role and a name. Its controls stay left to right
  // (decision 0029).
  return (
    <div className={className} ref={letWheelScrollPage}>
      <section ref={container} dir="ltr" aria-label={footer.mapLabel} />
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

/** With reduced motion nothing moves (R18). Leaflet moves its map by script. */
class StillMap extends LeafletsMap {
  override panBy(offset: PointExpression) {
    return super.panBy(offset, { animate: false });
  }
}
const still = {
  fadeAnimation: false,
  inertia: false,
  markerZoomAnimation: false,
  zoomAnimation: false,
};

function showMap(container: HTMLElement): () => void {
  const leafletMap = isMotionAllowed()
    ? new LeafletsMap(container, { zoomControl: false })
    : new StillMap(container, { zoomControl: false, ...still });
  leafletMap.setView(position, zoom);
  // Leaflet's own credit: a buyer needs no link to the makers of the map's code.
  leafletMap.attributionControl.setPrefix(false);
  // At the start of the line, because the scroll-to-top button is at its end.
  if (language.direction === 'ltr') leafletMap.attributionControl.setPosition('bottomleft');
  // Beside the form, the map grows with the messages of the form.
  const resize = new ResizeObserver(() => leafletMap.invalidateSize());
  resize.observe(container);
  const { zoomInLabel, zoomOutLabel } = footer;
  control.zoom({ zoomInTitle: zoomInLabel, zoomOutTitle: zoomOutLabel }).addTo(leafletMap);
  tileLayer(`${tileHost}/{z}/{x}/{y}.png`, {
    attribution: `<span dir="${language.direction}">&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> ${footer.mapAttribution}</span>`,
    // OpenStreetMap's tile policy requires a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  }).addTo(leafletMap);

  // Leaflet has no option for this label.
  leafletMap.on('popupopen', ({ popup }) =>
    popup
      .getElement()
      ?.querySelector('.leaflet-popup-close-button')
      ?.setAttribute('aria-label', footer.mapCloseLabel),
  );
  const headquarters = marker(position, {
    icon: markerIcon(
      `${publicMarkerImages}/marker-icon.png`,
      `${publicMarkerImages}/marker-shadow.png`,
    ),
    title: company.legalName,
    alt: company.legalName,
  })
    .bindPopup(company.address.join(footer.addressSeparator))
    .addTo(leafletMap);

  const probe = new Image();
  probe.onerror = () => headquarters.setIcon(markerIcon(shippedIcon, shippedShadow));
  probe.src = `${publicMarkerImages}/marker-icon.png`;

  return () => {
    probe.onerror = null;
    resize.disconnect();
    leafletMap.remove();
  };
}

function markerIcon(iconUrl: string, shadowUrl: string) {
  return icon({
    iconUrl,
    shadowUrl,
    iconSize: [25, 41],
    iconAnchor: [12, 41],
    popupAnchor: [1, -34],
    shadowSize: [41, 41],
  });
}
