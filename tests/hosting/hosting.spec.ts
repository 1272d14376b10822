// hosting/ configures every host. These tests compare our own server, nginx, and the files for
// Netlify and Cloudflare.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mergeTests } from '@playwright/test';
import { previewAddress, sitePages } from '../../app/seo/site-pages.ts';
import { addressIn, languages } from '../../content/languages.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { productsPage } from '../../content/pages/products.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { newsFeed } from '../../content/sharing.ts';
import { addressesInNews, redirectFor } from '../../hosting/rules.ts';
import { nginx } from '../../scripts/nginx.ts';
import { malformedPaths, unknownPaths } from '../not-found/unusual-paths.ts';
import { labelOf } from '../support/label-of.ts';
import { unknownAddress } from '../support/page-titles.ts';
import { pages } from '../support/pages.ts';
import { expect, open, test as pageFixture } from '../support/site.ts';
import { type HttpResponse, sendRequest } from './http-response.ts';
import { test } from './nginx-fixture.ts';

const pageTest = mergeTests(pageFixture, test);

test.skip(!existsSync(nginx), 'nginx is not installed: apt-get install nginx-light');

const builtFile = (folder: string, extension: string) =>
  `/${folder}/${readdirSync(`build/client/${folder}`).find((name) => name.endsWith(extension))}`;
const script = builtFile('assets', '.js');
const picture = builtFile('pictures', '.avif');

const paths = [
  ...pages,
  script,
  builtFile('assets', '.css'),
  picture,
  builtFile('pictures', '.jpg'),
  '/icons/favicon.svg',
  '/favicon.ico',
  '/site.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  newsFeed.address,
  `${newsFeed.address}/`,
  ...sitePages.map(previewAddress),
  '/assets/gone.js',
  '/assets',
  '/pictures/',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/about/',
  '/about.html',
  '/about/index.html',
  '/index.html',
  '/About',
  '/%61bout',
  '/enquiry/',
  '/Enquiry',
  '/ar/enquiry.html',
  '//about',
  '//',
  '/Nowhere',
  '/products/?category=fruits&q=%C3%A9',
  '/news/no-such-article?x=1',
  '/news/%0d%0aSet-Cookie:a=b',
  `/products?q=${'x'.repeat(100_000)}`,
  ...unknownPaths,
];

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

/**
 * The parts of a response that must be equal on all servers. The body and the cache time of a
 * redirect may differ.
 */
function comparable({ status, headers, body }: HttpResponse) {
  const isRedirect = status === 301 || status === 302;
  const type = headers['content-type']?.replace(' ', '') ?? '';
  return {
    status,
    ...Object.fromEntries(Object.keys(securityHeaders).map((name) => [name, headers[name]])),
    location: headers.location,
    cookie: headers['set-cookie'],
    ...(!isRedirect && {
      body: createHash('sha256').update(body).digest('hex'),
      cache: headers['cache-control'],
      // Servers use different type names for scripts and pictures.
      type: type.startsWith('text/html') ? type : '',
    }),
  };
}

/** The status and target of a redirect according to hosting/rules.ts. */
function redirectOf(path: string) {
  const [, plain = '', query = ''] = /^([^?]*)(.*)$/.exec(path) ?? [];
  const redirect = redirectFor(plain);
  return (
    redirect && { ...redirect, to: redirect.status === 301 ? redirect.to + query : redirect.to }
  );
}

test('our server and nginx send the same responses for every kind of path, and redirect by the rules', async ({
  baseURL,
  nginxUrl,
}) => {
  test.setTimeout(120_000);
  for (const path of paths) {
    const name = path.slice(0, 60);
    const ours = await sendRequest(baseURL, path);
    expect.soft(comparable(await sendRequest(nginxUrl, path)), name).toEqual(comparable(ours));
    const redirect = redirectOf(path);
    expect.soft(ours.headers.location, name).toBe(redirect?.to);
    expect.soft(redirect ? [redirect.status] : [200, 404], name).toContain(ours.status);
    expect.soft(ours.headers['content-security-policy'], name).toBeDefined();
    expect.soft(ours.headers['set-cookie'], name).toBeUndefined();
    if (unknownPaths.includes(path)) expect.soft(ours.status, name).toBe(404);
    else if (pages.includes(path))
      expect.soft(ours.status, name).toBe(path === unknownAddress ? 404 : 200);
  }
});

test('our server and nginx respond to a malformed path with the not-found page, reject POST, and keep running', async ({
  baseURL,
  nginxUrl,
}) => {
  for (const origin of [baseURL, nginxUrl]) {
    for (const path of [...malformedPaths, '/../../etc/passwd']) {
      const { status, body } = await sendRequest(origin, path);
      expect.soft([400, 404], path).toContain(status);
      expect.soft(body, path).toContain(notFoundPage.heading);
    }
    expect((await sendRequest(origin, '/about', {}, 'POST')).status).toBe(405);
    expect((await sendRequest(origin, '/')).status).toBe(200);
  }
  const ranges = ['bytes=9-1', 'bytes=-', 'bytes=a-b', 'bytes=99999999-', 'lines=1-2'];
  for (const Range of [...ranges, 'bytes=0-18446744073709551615'])
    expect
      .soft([200, 206, 416], Range)
      .toContain((await sendRequest(baseURL, '/about', { Range })).status);
  expect((await sendRequest(baseURL, '/')).status).toBe(200);
});

test('our server and nginx have the not-found page of each language', async ({
  baseURL,
  nginxUrl,
}) => {
  for (const origin of [baseURL, nginxUrl])
    for (const language of languages) {
      const { status, headers, body } = await sendRequest(origin, addressIn(language, '/nowhere'));
      expect(status).toBe(404);
      expect(headers['content-type']?.replace(' ', '')).toBe('text/html;charset=utf-8');
      expect(body).toContain(`<html lang="${language.locale}"`);
    }
});

test('our server and nginx compress text, have pages revalidated and hashed files cached for a year', async ({
  baseURL,
  nginxUrl,
}) => {
  for (const origin of [baseURL, nginxUrl]) {
    const send = (path: string, headers = {}) =>
      sendRequest(origin, path, { 'Accept-Encoding': 'gzip', ...headers });
    const page = await send('/');
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(page.headers.vary).toContain('Accept-Encoding');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await send('/', { 'If-None-Match': page.headers.etag })).status).toBe(304);
    for (const [file, type] of [
      [script, /javascript/],
      [picture, /^image\/avif$/],
    ] as const) {
      const { headers } = await send(file);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(type);
    }
    expect((await send('/assets/gone.js')).headers['cache-control']).toBe('no-cache');
    for (const file of [newsFeed.address, seasonsPage.download.address]) {
      const { headers } = await send(file);
      expect.soft(headers['content-encoding'], file).toBe('gzip');
      expect.soft(headers['content-type'], file).toMatch(/; ?charset=utf-8$/);
    }
  }
  const smallest = await sendRequest(baseURL, '/', { 'Accept-Encoding': 'br' });
  expect(smallest.headers['content-encoding']).toBe('br');
});

test('the file _redirects serves articles and the feed, and redirects other news addresses to the list', () => {
  const rules = readFileSync('build/client/_redirects', 'utf8').trim().split('\n');
  const articlePages = sitePages.filter(({ address }) => address.startsWith('/news/'));
  const inNews = languages.flatMap((language) =>
    [...articlePages.map(({ address }) => address), newsFeed.address].map((address) =>
      addressIn(language, address),
    ),
  );
  expect(addressesInNews).toEqual(inNews);
  expect(rules).toEqual([
    ...inNews.map((address) => `${address} ${address} 200`),
    '/news/* /news 302',
    '/ar/news/* /ar/news 302',
    '/ar/* /ar/404.html 404',
  ]);
});

test('our server, nginx, Netlify and Cloudflare send the security headers, within the limits of the file _headers', async ({
  baseURL,
  nginxUrl,
}) => {
  const file = readFileSync('build/client/_headers', 'utf8');
  const rules = file.split(/\n(?=\/)/);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  const [rule = ''] = rules;
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

pageTest.describe('a site served by nginx', () => {
  pageTest.use({ baseURL: ({ nginxUrl }, use) => use(nginxUrl) });

  // nginx sends the headers of our own server, but has its own types for files.
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
