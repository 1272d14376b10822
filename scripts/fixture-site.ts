import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { featuredCount } from '../content/pages/home.ts';
import * as fixture from '../tests/fixture/content.ts';
import { copySite } from './site-copy.ts';

/** The records to which the fixture's products are added. */
const tradeFiles = [
  ['content/seasons.ts', 'seasons'],
  ['content/storage.ts', 'storage'],
  ['content/product-words.ts', 'productWords'],
  ['content/sources.ts', 'sources'],
] as const;

/** Copies the site to a temporary folder, with the content of tests/fixture/ added and another company. */
export async function fixtureSite() {
  const site = copySite();
  site.replace('content/company.ts', 'company', fixture.company);
  // Loaded from the copy, because some texts contain the name of its company.
  const { products } = await site.load('content/products.ts');
  const { articles } = await site.load('content/news.ts');
  const { galleryImages } = await site.load('content/gallery.ts');

  site.replace('content/products.ts', 'products', [
    ...products.slice(0, featuredCount),
    fixture.organicProduct,
    ...products.slice(featuredCount),
    fixture.otherProduct,
  ]);
  for (const [file, name] of tradeFiles) {
    const { [name]: delivered } = await site.load(file);
    site.replace(file, name, { ...delivered, ...fixture.trade[name] });
  }
  site.replace('content/gallery.ts', 'galleryImages', [...galleryImages, fixture.galleryImage]);
  site.replace('content/news.ts', 'articles', [fixture.article, ...articles]);
  const text = join(site.folder, `content/news/${fixture.article.id}.html`);
  cpSync('tests/fixture/article.html', text);
  return site;
}
