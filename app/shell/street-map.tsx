import 'leaflet/dist/leaflet.css';
import { icon } from 'leaflet';
import shippedIcon from 'leaflet/dist/images/marker-icon.png?url';
import shippedShadow from 'leaflet/dist/images/marker-shadow.png?url';
import { useEffect, useState } from 'react';
import { MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';
import { company } from '../../content/company.ts';
import { publicMarkerImages, tileHost } from './map-sources.ts';

const position: [number, number] = [company.coordinates.latitude, company.coordinates.longitude];
const zoom = 12;

/**
 * The map itself, in a chunk of its own with Leaflet. Its behaviour (tap, keyboard, wheel, zoom,
 * tile size; specification 9) is Leaflet's default and is left alone.
 */
export function StreetMap() {
  return (
    <MapContainer center={position} zoom={zoom}>
      <TileLayer
        url={`${tileHost}/{z}/{x}/{y}.png`}
        attribution='&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'
        // Tile requests carry a referrer: OpenStreetMap's tile policy asks for it.
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <HeadquartersMarker />
    </MapContainer>
  );
}

/**
 * The default icon from the public network; the copy that ships with the site where that cannot be
 * had.
 */
function HeadquartersMarker() {
  const [reachable, setReachable] = useState(true);

  useEffect(() => {
    const probe = new Image();
    probe.onerror = () => setReachable(false);
    probe.src = `${publicMarkerImages}/marker-icon.png`;
  }, []);

  const marker = icon({
    iconUrl: reachable ? `${publicMarkerImages}/marker-icon.png` : shippedIcon,
    shadowUrl: reachable ? `${publicMarkerImages}/marker-shadow.png` : shippedShadow,
    iconSize: [25, 41],
    iconAnchor: [12, 41],
    popupAnchor: [1, -34],
    shadowSize: [41, 41],
  });
  return (
    <Marker position={position} icon={marker} title={company.legalName} alt={company.legalName}>
      <Popup>{company.address.join(', ')}</Popup>
    </Marker>
  );
}
