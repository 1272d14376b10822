// One folder, hosting/, configures every host. These tests compare our own server, nginx, and the
// files for Netlify and Cloudflare.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test as base, mergeTests } from '@playwright/test';
import { cardAddress, sitePages } from '../app/seo/site-pages.ts';
import { galleryPage } from '../content/pages/gallery.ts';
import { notFoundPage } from '../content/pages/not-found.ts';
import { productsPage } from '../content/pages/products.ts';
import { newsFeed } from '../content/pages/shell.ts';
import { addressesInNews, redirectFor } from '../hosting/rules.ts';
import { nginx } from '../scripts/nginx.ts';
import { type Answer, answer } from './http-answer.ts';
import { runNginx } from './run-nginx.ts';
import { expect, open, pages, test as site } from './site.ts';
import { malformedPaths, unknownPaths } from './unusual-paths.ts';

/** A test that needs no browser, with nginx running beside our own server. */
const test = base.extend<object, { nginxUrl: string }>({
  nginxUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern.
    async ({}, use) => {
      const { url, stop } = await runNginx();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});
const pageTest = mergeTests(site, test);

test.skip(!existsSync(nginx), 'nginx is not installed: apt-get install nginx-light');

const builtFile = (folder: string, extension: string) =>
  `/${folder}/${readdirSync(`build/client/${folder}`).find((name) => name.endsWith(extension))}`;
const script = builtFile('assets', '.js');

const paths = [
  ...pages,
  script,
  builtFile('assets', '.css'),
  builtFile('pictures', '.avif'),
  builtFile('pictures', '.jpg'),
  '/icons/favicon.svg',
  '/favicon.ico',
  '/site.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  newsFeed.address,
  `${newsFeed.address}/`,
  ...sitePages().map(cardAddress),
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
  '//about',
  '//',
  '/Nowhere',
  '/products/?category=fruits&q=%C3%A9',
  '/news/no-such-article?x=1',
  '/news/%0d%0aSet-Cookie:a=b',
  `/products?q=${'x'.repeat(100_000)}`,
  ...unknownPaths,
];

const securityHeaderNames = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** The parts of an answer that all servers share; the body and the cache time of a redirect are not. */
function comparable({ status, headers, body }: Answer) {
  const isRedirect = status === 301 || status === 302;
  const type = headers['content-type']?.replace(' ', '') ?? '';
  return {
    status,
    ...Object.fromEntries(securityHeaderNames.map((name) => [name, headers[name]])),
    location: headers.location,
    cookie: headers['set-cookie'],
    ...(!isRedirect && {
      body: createHash('sha256').update(body).digest('hex'),
      cache: headers['cache-control'],
      // Servers name the types of scripts and pictures differently.
      type: type.startsWith('text/html') ? type : '',
    }),
  };
}

/** The status and target that hosting/rules.ts gives for a path. */
function redirectOf(path: string) {
  const [, plain = '', query = ''] = /^([^?]*)(.*)$/.exec(path) ?? [];
  const redirect = redirectFor(plain);
  return (
    redirect && { ...redirect, to: redirect.status === 301 ? redirect.to + query : redirect.to }
  );
}

test('our server and nginx answer every kind of path alike, and redirect as the rules say', async ({
  baseURL,
  nginxUrl,
}) => {
  test.setTimeout(120_000);
  for (const path of paths) {
    const name = path.slice(0, 60);
    const ours = await answer(baseURL, path);
    expect.soft(comparable(await answer(nginxUrl, path)), name).toEqual(comparable(ours));
    const redirect = redirectOf(path);
    expect.soft(ours.headers.location, name).toBe(redirect?.to);
    expect.soft(redirect ? [redirect.status] : [200, 404], name).toContain(ours.status);
    expect.soft(ours.headers['content-security-policy'], name).toBeDefined();
    expect.soft(ours.headers['set-cookie'], name).toBeUndefined();
    if (unknownPaths.includes(path)) expect.soft(ours.status, name).toBe(404);
    else if (pages.includes(path))
      expect.soft(ours.status, name).toBe(path === '/no-such-page' ? 404 : 200);
  }
});

test('both servers answer a malformed path with the not-found page and keep running', async ({
  baseURL,
  nginxUrl,
}) => {
  for (const origin of [baseURL, nginxUrl]) {
    for (const path of [...malformedPaths, '/../../etc/passwd']) {
      const { status, body } = await answer(origin, path);
      expect.soft([400, 404], path).toContain(status);
      expect.soft(body, path).toContain(notFoundPage.heading);
    }
    expect((await answer(origin, '/')).status).toBe(200);
  }
});

test('both servers compress text, revalidate pages and cache hashed files for a year', async ({
  baseURL,
  nginxUrl,
}) => {
  for (const origin of [baseURL, nginxUrl]) {
    const page = await answer(origin, '/', { 'Accept-Encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(page.headers.vary).toContain('Accept-Encoding');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await answer(origin, '/', {
      'Accept-Encoding': 'gzip',
      'If-None-Match': page.headers.etag,
    });
    expect(again.status).toBe(304);
    const code = await answer(origin, script);
    expect(code.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const gone = await answer(origin, '/assets/gone.js');
    expect(gone.headers['cache-control']).toBe('no-cache');
  }
});

// The values are repeated here, so that a mistake in hosting/security.ts cannot change every host
// unnoticed.
const securityHeaders: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'self'; script-src 'self' 'sha256-[^']+'; style-src /,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
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

test('our server, nginx, Netlify and Cloudflare all send the security headers', async ({
  baseURL,
  nginxUrl,
}) => {
  const [rule = ''] = readFileSync('build/client/_headers', 'utf8').split(/\n(?=\/)/);
  const [path, ...lines] = rule.split('\n');
  expect(path).toBe('/*');
  const inFile: Answer['headers'] = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  const ours = (await answer(baseURL, '/')).headers;
  const ofNginx = (await answer(nginxUrl, '/')).headers;
  for (const [host, headers] of Object.entries({ ours, ofNginx, inFile })) {
    for (const name of securityHeaderNames)
      expect
        .soft(headers[name] ?? '', `${name}, ${host}`)
        .toMatch(securityHeaders[name] ?? /never/);
    const policy = headers['content-security-policy']?.split('; ');
    expect.soft(policy, host).toEqual(expect.arrayContaining(policyParts));
  }
});

test('_redirects serves each article and the feed before it sends other news addresses to the list', () => {
  const rules = readFileSync('build/client/_redirects', 'utf8').trim().split('\n');
  const articlePages = sitePages().filter(({ address }) => address.startsWith('/news/'));
  const inNews = [...articlePages.map(({ address }) => address), newsFeed.address];
  expect(addressesInNews).toEqual(inNews);
  expect(rules).toEqual([...inNews.map((own) => `${own} ${own} 200`), '/news/* /news 302']);
});

test('both servers refuse POST', async ({ baseURL, nginxUrl }) => {
  for (const origin of [baseURL, nginxUrl])
    expect((await answer(origin, '/about', {}, 'POST')).status).toBe(405);
});

test('our server survives unusual Range headers', async ({ baseURL }) => {
  for (const Range of ['bytes=9-1', 'bytes=-', 'bytes=a-b', 'bytes=99999999-', 'lines=1-2'])
    expect
      .soft([200, 206, 416], Range)
      .toContain((await answer(baseURL, '/about', { Range })).status);
  expect((await answer(baseURL, '/')).status).toBe(200);
});

test('_headers keeps within the limits of Netlify and Cloudflare', () => {
  const lines = readFileSync('build/client/_headers', 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

pageTest.describe('served by nginx', () => {
  pageTest.use({
    baseURL: ({ nginxUrl }, use) => use(nginxUrl),
    expectedErrors: /status of 404/,
  });

  pageTest('every page runs under the policy of its headers', async ({ page }) => {
    pageTest.setTimeout(180_000);
    for (const address of pages) {
      await open(page, address);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    }
    for (const { name, heading } of [
      { name: 'Our Products', heading: productsPage.hero.heading },
      { name: 'Gallery', heading: galleryPage.hero.heading },
    ]) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});
