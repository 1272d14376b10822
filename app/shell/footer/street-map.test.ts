import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const leaflet = readFileSync('node_modules/leaflet/dist/leaflet-src.js', 'utf8');
const ours = readFileSync('app/shell/footer/street-map.tsx', 'utf8');

test.each([
  'tapHoldDelay = 600',
  'tapTolerance: 15',
  'keyboardPanDelta: 80',
  'wheelDebounceTime: 40',
  'wheelPxPerZoomLevel: 60',
  'maxZoom: 18',
  'tileSize: 256',
])('Leaflet has the default of specification 9, which the map does not change: %s', (value) => {
  expect(leaflet).toMatch(new RegExp(`${value}\\b`));
  expect(ours).not.toContain(value.match(/\w+/)?.[0]);
});

test('the map changes neither the hold-tap nor the wheel', () => {
  expect(ours).not.toMatch(/tapHold|scrollWheelZoom/);
});
