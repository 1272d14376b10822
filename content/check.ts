/**
 * Holds what types cannot: `node content/check.ts` prints each problem in the content on one plain
 * line, with its remedy.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { checkBody } from './check-body.ts';
import { checkPageTitle } from './check-page-title.ts';
import { company } from './company.ts';
import { galleryImages } from './gallery.ts';
import { mainNavigation, mobileNavigation, productNavigation } from './navigation.ts';
import { articles } from './news.ts';
import { aboutPage } from './pages/about.ts';
import { contactPage } from './pages/contact.ts';
import { galleryPage } from './pages/gallery.ts';
import { homePage } from './pages/home.ts';
import { newsPage } from './pages/news.ts';
import { notFoundPage } from './pages/not-found.ts';
import { productsPage } from './pages/products.ts';
import { products } from './products.ts';
import type { Article, Company, GalleryImage, Page, Product } from './schema.ts';
import {
  articleSchema,
  companySchema,
  galleryImageSchema,
  pageSchema,
  productSchema,
} from './schema.ts';

/** The home page shows the first eight (specification, section 9). */
const FEATURED = 8;

export interface Problem {
  file: string;
  entry: string;
  field: string;
  remedy: string;
}

export interface Content {
  company: Company;
  products: readonly Product[];
  galleryImages: readonly GalleryImage[];
  articles: readonly Article[];
  /** The article texts by id. */
  bodies: Readonly<Record<string, string>>;
  /** The pages by the name of their file in content/pages. */
  pages: Readonly<Record<string, Page>>;
  /** The pictures beside the categories in the products menu. */
  menuPictures: readonly { label: string; picture: string }[];
  /** The addresses of all pictures that exist; without it, none is looked for. */
  pictures?: ReadonlySet<string> | undefined;
}

/** Every problem in `content`; an empty list means that it can be published. */
export function checkContent(content: Content): Problem[] {
  const { products, galleryImages, articles, bodies, pages, pictures } = content;
  const paths = sitePaths(articles);
  const problems = [
    ...checkEntry('content/company.ts', 'company', companySchema, content.company),
    ...checkList('content/products.ts', productSchema, products),
    ...checkList('content/gallery.ts', galleryImageSchema, galleryImages),
    ...checkList('content/news.ts', articleSchema, articles),
    ...articles.flatMap(checkPageTitle),
    ...Object.entries(pages).flatMap(([name, page]) =>
      checkEntry(`content/pages/${name}.ts`, `${name} page`, pageSchema, page),
    ),
  ];
  const report = (file: string, entry: string, field: string, remedy: string) =>
    problems.push({ file, entry, field, remedy });

  if (products.length < FEATURED) {
    const remedy = `has ${products.length} products; the home page shows the first ${FEATURED}, so give at least as many.`;
    report('content/products.ts', 'products', 'list', remedy);
  }
  for (const { id } of articles) {
    if (bodies[id] !== undefined) continue;
    report('content/news.ts', id, 'content', `has no text; write it in content/news/${id}.html.`);
  }
  for (const [id, body] of Object.entries(bodies)) {
    const file = `content/news/${id}.html`;
    if (!articles.some((article) => article.id === id)) {
      const remedy = 'belongs to no article; add it to content/news.ts or delete the file.';
      report(file, id, 'file', remedy);
    }
    for (const { line, remedy } of checkBody(body, paths)) report(file, id, `line ${line}`, remedy);
  }

  const looksFor = (file: string, entry: string, field: string, picture: string) => {
    if (pictures === undefined || pictures.has(picture)) return;
    const remedy = `names ${picture}, which does not exist; correct the name or add the picture to pictures/.`;
    report(file, entry, field, remedy);
  };
  for (const { id, images } of products) {
    for (const image of Array.isArray(images) ? images : [])
      looksFor('content/products.ts', id, 'images', image);
  }
  for (const { id, src } of galleryImages) looksFor('content/gallery.ts', `${id}`, 'src', src);
  for (const { id, image } of articles) looksFor('content/news.ts', id, 'image', image);
  for (const [name, { picture }] of Object.entries(pages)) {
    if (picture) looksFor(`content/pages/${name}.ts`, `${name} page`, 'picture', picture);
  }
  for (const { label, picture } of content.menuPictures) {
    looksFor('content/navigation.ts', label, 'picture', picture);
  }
  return problems;
}

/** Every address inside the site that an article may link to. */
function sitePaths(list: readonly Article[]): Set<string> {
  return new Set([
    ...[...mainNavigation, ...mobileNavigation].map(({ to }) => to),
    ...productNavigation.map(({ hash }) => `/products#${hash}`),
    ...list.map(({ id }) => `/news/${id}`),
  ]);
}

function checkEntry(file: string, entry: string, schema: z.ZodType, value: unknown): Problem[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => ({
    file,
    entry,
    field: path.join('.') || 'entry',
    remedy: message,
  }));
}

function checkList(
  file: string,
  schema: z.ZodType,
  entries: readonly { id: string | number }[],
): Problem[] {
  const seen = new Set<string | number>();
  return entries.flatMap((value, index) => {
    const entry = value.id === undefined || value.id === '' ? `entry ${index + 1}` : `${value.id}`;
    const problems = checkEntry(file, entry, schema, value);
    if (seen.has(value.id)) {
      const remedy = 'is used by an earlier entry too; give each its own.';
      problems.push({ file, entry, field: 'id', remedy });
    }
    seen.add(value.id);
    return problems;
  });
}

/** The site's own content, with article texts and the list of pictures read from disk. */
export function readContent(): Content {
  const news = new URL('./news/', import.meta.url);
  const pictureList = new URL('../pictures/pictures.json', import.meta.url);
  const bodies = readdirSync(news)
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name.slice(0, -'.html'.length), readFileSync(new URL(name, news), 'utf8')]);
  return {
    company,
    products,
    galleryImages,
    articles,
    bodies: Object.fromEntries(bodies),
    pages: {
      home: homePage,
      about: aboutPage,
      products: productsPage,
      gallery: galleryPage,
      news: newsPage,
      contact: contactPage,
      'not-found': notFoundPage,
    },
    menuPictures: productNavigation,
    pictures: existsSync(pictureList)
      ? pictureAddresses(readFileSync(pictureList, 'utf8'))
      : undefined,
  };
}

function pictureAddresses(json: string): Set<string> {
  const list = z.array(z.object({ id: z.string() })).parse(JSON.parse(json));
  return new Set(list.map(({ id }) => `/pictures/${id}.jpg`));
}

/** A problem as one line for an editor. */
export function problemLine({ file, entry, field, remedy }: Problem): string {
  return `${file} → ${entry} → ${field}: ${remedy}`;
}

if (import.meta.main) {
  const content = readContent();
  const problems = checkContent(content);
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) process.exitCode = 1;
  else {
    const { products, galleryImages, articles, pages, pictures } = content;
    console.log(
      `Content: ${products.length} products, ${galleryImages.length} gallery images, ${articles.length} articles and ` +
        `${Object.keys(pages).length} pages checked${pictures ? '' : '; pictures not, for want of pictures/pictures.json'}.`,
    );
  }
}
