// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The map behaviour of specification 9, as Leaflet's source declares it. */
const defaults = {
  'tap hold, in ms': /tapHoldDelay = 600\b/,
  'tap tolerance, in px': /tapTolerance: 15\b/,
  'keyboard pan, in px': /keyboardPanDelta: 80\b/,
  'wheel debounce, in ms': /wheelDebounceTime: 40\b/,
  'wheel px per zoom level': /wheelPxPerZoomLevel: 60\b/,
  'greatest zoom': /maxZoom: 18\b/,
  'tile size, in px': /tileSize: 256\b/,
};
const leaflet = readFileSync('node_modules/leaflet/dist/leaflet-src.js', 'utf8');
const ours = readFileSync('app/shell/footer/street-map.tsx', 'utf8');

test.each(Object.entries(defaults))('Leaflet has the specified default: %s', (_, pattern) => {
  expect(leaflet).toMatch(pattern);
});

test('the map does not change these defaults', () => {
  expect(ours).not.toMatch(
    /tapHold|tapTolerance|keyboardPan|wheelDebounce|wheelPx|maxZoom|tileSize|scrollWheelZoom/,
  );
});
