/**
 * Where the map's pictures come from (specification 7, R17). The only other hosts that a page may
 * load anything from: hosting/security.ts lets them through.
 */
export const tileHost = 'https://tile.openstreetmap.org';

/** Leaflet's default marker on a public content network, as the specification has it. */
export const publicMarkerImages = 'https://cdnjs.cloudflare.com/ajax/libs/leaflet/1.9.4/images';
