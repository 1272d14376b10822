// The security headers of every host, and the pages under the content security policy.
import { existsSync, readFileSync } from 'node:fs';
import { mergeTests } from '@playwright/test';
import { galleryPage } from '../../content/pages/gallery.ts';
import { productsPage } from '../../content/pages/products.ts';
import { nginx } from '../../scripts/nginx.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, open, test as pageFixture } from '../support/site.ts';
import { type HttpResponse, sendRequest } from './http-response.ts';
import { test } from './nginx-fixture.ts';

const pageTest = mergeTests(pageFixture, test);

test.skip(!existsSync(nginx), 'nginx is not installed: apt-get install nginx-light');

// The values are not imported from hosting/security.ts, so that a mistake there is noticed.
const securityHeaders: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'self'; script-src 'self' 'sha256-[^']+'; style-src /,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin$/,
  'permissions-policy': /^camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\)$/,
  'cross-origin-opener-policy': /^same-origin$/,
};
const policyParts = [
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self' mailto:",
];

test('our server, nginx, Netlify and Cloudflare send the security headers', async ({
  baseURL,
  nginxUrl,
}) => {
  const [rule = ''] = readFileSync('build/client/_headers', 'utf8').split(/\n(?=\/)/);
  const [path, ...lines] = rule.split('\n');
  expect(path).toBe('/*');
  const headersFile: HttpResponse['headers'] = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  const ours = (await sendRequest(baseURL, '/')).headers;
  const ofNginx = (await sendRequest(nginxUrl, '/')).headers;
  for (const [host, headers] of Object.entries({ ours, ofNginx, headersFile })) {
    for (const [name, value] of Object.entries(securityHeaders))
      expect.soft(headers[name] ?? '', `${name}, ${host}`).toMatch(value);
    const policy = headers['content-security-policy']?.split('; ');
    expect.soft(policy, host).toEqual(expect.arrayContaining(policyParts));
  }
});

test('the file _headers stays within the limits of Netlify and Cloudflare', () => {
  const lines = readFileSync('build/client/_headers', 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

pageTest.describe('a site served by nginx', () => {
  pageTest.use({ baseURL: ({ nginxUrl }, use) => use(nginxUrl) });

  // nginx sends the headers of our own server (hosting.spec.ts), but has its own types for files.
  pageTest('runs under them, with its code, styles, pictures and map', async ({ page }) => {
    await open(page, '/');
    for (const [name, heading] of [
      [labelOf('/products'), productsPage.hero.heading],
      [labelOf('/gallery'), galleryPage.hero.heading],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main').locator('img').first()).not.toHaveJSProperty(
        'naturalWidth',
        0,
      );
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('.leaflet-container')).toBeVisible();
    }
  });
});
