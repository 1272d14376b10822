import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { answer } from './answer.ts';
import { fileOf } from './kinds.ts';
import { bodyOf, requireOwnPage } from './request.ts';

const host = 'localhost:5173';
const origin = `http://${host}`;

it.each([
  ['GET', { host }],
  ['GET', { host, 'sec-fetch-site': 'same-origin' }],
  ['POST', { host, origin, 'sec-fetch-site': 'same-origin' }],
  ['POST', { host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173' }],
  ['POST', { host: '[::1]:5173', origin: 'http://[::1]:5173' }],
])('answers a %s of its own page: %o', (method, headers) => {
  expect(() => requireOwnPage({ method, headers })).not.toThrow();
});

it.each([
  ['another site’s name for this machine', 'GET', { host: 'evil.example:5173' }],
  ['a page of another site', 'GET', { host, 'sec-fetch-site': 'cross-site' }],
  ['another server on this machine', 'POST', { host, origin: 'http://localhost:9999' }],
  ['a form of another site', 'POST', { host, origin: 'https://evil.example' }],
  ['a page in a frame without an origin', 'POST', { host, origin: 'null' }],
  ['a write that does not say where it comes from', 'POST', { host }],
])('refuses %s', async (_, method, headers) => {
  expect(() => requireOwnPage({ method, headers })).toThrow('does not come from the form');
  const request = Object.assign(Readable.from([]), { method, headers, url: '/site' });
  await expect(answer(request as unknown as IncomingMessage)).rejects.toMatchObject({
    status: 403,
  });
});

it.each([
  ['products', '../company'],
  ['products', '..%2Fcompany'],
  ['products', 'Carrots'],
  ['products', ''],
  ['../schema', 'fields'],
  ['gallery', 'one'],
  ['pages', 'growers'],
  ['company', 'other'],
  ['language', 'en'],
])('knows no file %s/%s', (kind, id) => {
  expect(fileOf(kind, id)).toBeUndefined();
});

it('knows every file of content', () => {
  for (const path of globSync('content/**/*.yaml')) {
    const [, folder, id = ''] = /^content\/(?:(.*)\/)?(.*)\.yaml$/.exec(path) ?? [];
    expect(fileOf(folder ?? id, id)?.path).toBe(path);
  }
});

it('refuses a body that is too large', async () => {
  const body = Readable.from([Buffer.alloc(600), Buffer.alloc(600)]) as IncomingMessage;
  await expect(bodyOf(body, 1000)).rejects.toMatchObject({ status: 413 });
  // Otherwise the connection would end before the answer.
  expect(body.readableEnded).toBe(true);
});

it('is imported by nothing but its command', () => {
  const importers = globSync('{app,content,hosting,pictures,schema,scripts}/**/*.{ts,tsx}').filter(
    (file) => /from '[./]*\/editor\//.test(readFileSync(file, 'utf8')),
  );
  expect(importers).toEqual(['scripts/dev.ts']);
});
