// What the tests of the form share: what content has before they change it, and what an owner does.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { expect } from './edited-site.ts';

export const read = (path: string) => parse(readFileSync(path, 'utf8'));
const products = globSync('content/products/*.yaml').map((path) => ({
  path,
  id: basename(path, '.yaml'),
  ...read(path),
}));
export const [product, otherProduct] = products;
/** A product of whose months articles can name the whole. */
export const [seasonal] = products.filter(
  ({ season }) => season.supply === 'seasonal' && season.crops.length === 1,
);
export const [article] = globSync('content/news/*.yaml')
  .map((path) => ({ path, id: basename(path, '.yaml'), ...read(path) }))
  .filter(({ text }) => text.en.includes('| --- |'));
export const gallery = read('content/pages/gallery.yaml');
export const company = read('content/company.yaml');

export const [image] = globSync('content/gallery/*.yaml').map((path) => ({
  id: basename(path, '.yaml'),
  ...read(path),
}));
export const pictureTable: { id: string; kind: string }[] = JSON.parse(
  readFileSync('pictures/pictures.json', 'utf8'),
);

export const photo = (width: number, height: number, colour = '#2a6') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

export async function open(page: Page, address: string, heading: string) {
  await page.goto(`/edit/${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

export const field = (page: Page | Locator, name: string) =>
  page.getByRole('textbox', { name, exact: true });

export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
}

/** Follows the link to the page of the entry, in the same tab. */
export async function showOnSite(page: Page, language: string) {
  const link = page.getByRole('link', { name: `See it in ${language}` });
  await link.evaluate((link) => link.removeAttribute('target'));
  await link.click();
}
