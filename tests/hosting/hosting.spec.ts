// hosting/ configures every host. These tests compare our own server, nginx, and the files for
// Netlify and Cloudflare.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { cardAddress, sitePages } from '../../app/seo/site-pages.ts';
import { addressIn, languages } from '../../content/languages.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { newsFeed } from '../../content/pages/shell.ts';
import { addressesInNews, redirectFor } from '../../hosting/rules.ts';
import { nginx } from '../../scripts/nginx.ts';
import { malformedPaths, unknownPaths } from '../not-found/unusual-paths.ts';
import { pages } from '../support/site.ts';
import { type HttpResponse, sendRequest } from './http-response.ts';
import { test } from './nginx-fixture.ts';

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
  ...sitePages.map(cardAddress),
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

const securityHeaderNames = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
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
    ...Object.fromEntries(securityHeaderNames.map((name) => [name, headers[name]])),
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
      expect.soft(ours.status, name).toBe(path === '/no-such-page' ? 404 : 200);
  }
});

test('our server and nginx respond to a malformed path with the not-found page and keep running', async ({
  baseURL,
  nginxUrl,
}) => {
  for (const origin of [baseURL, nginxUrl]) {
    for (const path of [...malformedPaths, '/../../etc/passwd']) {
      const { status, body } = await sendRequest(origin, path);
      expect.soft([400, 404], path).toContain(status);
      expect.soft(body, path).toContain(notFoundPage.heading);
    }
    expect((await sendRequest(origin, '/')).status).toBe(200);
  }
});

test('our server and nginx compress text, have pages revalidated and hashed files cached for a year', async ({
  baseURL,
  nginxUrl,
}) => {
  for (const origin of [baseURL, nginxUrl]) {
    const page = await sendRequest(origin, '/', { 'Accept-Encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(page.headers.vary).toContain('Accept-Encoding');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await sendRequest(origin, '/', {
      'Accept-Encoding': 'gzip',
      'If-None-Match': page.headers.etag,
    });
    expect(again.status).toBe(304);
    const code = await sendRequest(origin, script);
    expect(code.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const gone = await sendRequest(origin, '/assets/gone.js');
    expect(gone.headers['cache-control']).toBe('no-cache');
  }
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

test('our server and nginx reject POST', async ({ baseURL, nginxUrl }) => {
  for (const origin of [baseURL, nginxUrl])
    expect((await sendRequest(origin, '/about', {}, 'POST')).status).toBe(405);
});

test('our server keeps running after malformed Range headers', async ({ baseURL }) => {
  const ranges = ['bytes=9-1', 'bytes=-', 'bytes=a-b', 'bytes=99999999-', 'lines=1-2'];
  for (const Range of [...ranges, 'bytes=0-18446744073709551615'])
    expect
      .soft([200, 206, 416], Range)
      .toContain((await sendRequest(baseURL, '/about', { Range })).status);
  expect((await sendRequest(baseURL, '/')).status).toBe(200);
});
