import './street-map.css';
import { icon, map, marker, tileLayer } from 'leaflet';
import shippedIcon from 'leaflet/dist/images/marker-icon.png?url';
import shippedShadow from 'leaflet/dist/images/marker-shadow.png?url';
import { useEffect, useRef } from 'react';
import { company } from '../../content/company.ts';
import { footer } from '../../content/pages/shell.ts';
import { publicMarkerImages, tileHost } from './map-sources.ts';

const position: [number, number] = [company.coordinates.latitude, company.coordinates.longitude];
const zoom = 12;

/**
 * The map itself, in a chunk of its own with Leaflet. Its behaviour (tap, keyboard, wheel, zoom,
 * tile size; specification 9) is Leaflet's default and is left alone.
 */
export function StreetMap() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? showMap(place.current) : undefined), []);
  // Leaflet puts the keyboard focus on it: it must have a role and a name.
  return <section ref={place} aria-label={footer.mapLabel} />;
}

/** Draws the map with the headquarters' marker. Returns what takes it away again. */
function showMap(place: HTMLElement): () => void {
  const shown = map(place).setView(position, zoom);
  tileLayer(`${tileHost}/{z}/{x}/{y}.png`, {
    attribution:
      '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    // Tile requests carry a referrer: OpenStreetMap's tile policy asks for it.
    referrerPolicy: 'strict-origin-when-cross-origin',
  }).addTo(shown);

  const headquarters = marker(position, {
    icon: pin(`${publicMarkerImages}/marker-icon.png`, `${publicMarkerImages}/marker-shadow.png`),
    title: company.legalName,
    alt: company.legalName,
  })
    .bindPopup(company.address.join(', '))
    .addTo(shown);

  // The default icon comes from a public network; the copy that ships with the site takes its place
  // where that cannot be had.
  const probe = new Image();
  probe.onerror = () => headquarters.setIcon(pin(shippedIcon, shippedShadow));
  probe.src = `${publicMarkerImages}/marker-icon.png`;

  return () => {
    probe.onerror = null;
    shown.remove();
  };
}

/** Leaflet's default pin, with pictures from somewhere. */
function pin(iconUrl: string, shadowUrl: string) {
  return icon({
    iconUrl,
    shadowUrl,
    iconSize: [25, 41],
    iconAnchor: [12, 41],
    popupAnchor: [1, -34],
    shadowSize: [41, 41],
  });
}
