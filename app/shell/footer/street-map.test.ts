import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The other values of specification 9 are options: tests/shell/footer.spec.ts.
test('in Leaflet, a tap that is held takes 600 ms (specification 9)', () => {
  const leaflet = readFileSync('node_modules/leaflet/dist/leaflet-src.js', 'utf8');
  expect(leaflet).toMatch(/tapHoldDelay = 600\b/);
});
