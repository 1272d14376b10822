// The only hosts besides the site's own that hosting/security.ts allows (specification 7, R17).
export const tileHost = 'https://tile.openstreetmap.org';
export const markerHost = 'https://cdnjs.cloudflare.com';

/** Leaflet's default marker on a public CDN, as specified. */
export const publicMarkerImages = `${markerHost}/ajax/libs/leaflet/1.9.4/images`;
