// Checks what types cannot. `node content/check.ts` prints each problem on one line. Every build runs it.
import './check-products.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { addressOf } from '../app/pages.ts';
import type { PictureKind } from '../app/picture/picture-roles.ts';
import { addresses } from '../app/seo/addresses.ts';
import { checkBody } from './check-body.ts';
import { checkEntry } from './check-entry.ts';
import { fileOf } from './check-files.ts';
import { checkLanguage } from './check-languages.ts';
import { checkLists } from './check-lists.ts';
import { checkPictures } from './check-pictures.ts';
import { type Content, type Problem, problemLine } from './check-problem.ts';
import { checkTextIds } from './check-text-ids.ts';
import { company } from './company.ts';
import { galleryImages } from './gallery.ts';
import { type Language, language, languages, otherLanguages } from './languages.ts';
import { unknownSeasons } from './load-content.ts';
import { productNavigation } from './navigation.ts';
import { articles, newsCategoryUrls } from './news.ts';
import { aboutPage } from './pages/about.ts';
import { contactPage } from './pages/contact.ts';
import { enquiryPage } from './pages/enquiry.ts';
import { galleryPage } from './pages/gallery.ts';
import { homePage } from './pages/home.ts';
import { newsPage } from './pages/news.ts';
import { notFoundPage } from './pages/not-found.ts';
import { productsPage } from './pages/products.ts';
import { seasonsPage } from './pages/seasons.ts';
import { part } from './part.ts';
import { products } from './products.ts';
import {
  articleSchema,
  companySchema,
  galleryImageSchema,
  pageSchema,
  sourceSchema,
} from './schema.ts';
import { sources } from './sources.ts';

const seasonMonths = part('seasonMonths');
const newsFolder = `content/${language.code}/news`;

/** All problems in the content. The site can be published when there are none. */
export function checkContent(content: Content): Problem[] {
  const { galleryImages, articles, bodies, pages } = content;
  const linkTargets = new Set([
    ...content.addresses,
    ...content.menu.map(({ hash }) => `${addressOf('products')}#${hash}`),
  ]);
  const problems = [
    ...checkEntry('company', 'company', companySchema, content.company),
    ...Object.entries(content.sources).flatMap(([id, source]) =>
      checkEntry('sources', id, sourceSchema, source),
    ),
    ...checkList('gallery', galleryImageSchema, galleryImages),
    ...checkList('news', articleSchema, articles),
    ...Object.entries(pages).flatMap(([name, page]) =>
      checkEntry(`pages/${name}`, `${name} page`, pageSchema, page),
    ),
    ...checkLists(content),
  ];
  const addProblem = (file: string, entry: string, field: string, message: string) =>
    problems.push({ file, entry, field, message });

  for (const { id } of articles) {
    if (bodies[id] !== undefined) continue;
    addProblem(
      fileOf('news', 'id'),
      id,
      'content',
      `has no text; write it in ${newsFolder}/${id}.html.`,
    );
  }
  for (const [id, body] of Object.entries(bodies)) {
    const file = `${newsFolder}/${id}.html`;
    if (!articles.some((article) => article.id === id)) {
      const message = `belongs to no article; add it to ${fileOf('news', 'id')} or delete the file.`;
      addProblem(file, id, 'file', message);
    }
    for (const { line, message } of checkBody(body, linkTargets))
      addProblem(file, id, `line ${line}`, message);
    for (const placeholder of unknownSeasons(body, seasonMonths))
      addProblem(
        file,
        id,
        'text',
        `has ${placeholder}, which is no product with months; write one of ${Object.keys(seasonMonths).join(', ')}.`,
      );
  }

  return [...problems, ...checkPictures(content)];
}

function checkList(
  name: string,
  schema: z.ZodType,
  entries: readonly { id: string | number }[],
): Problem[] {
  return entries.flatMap((value, index) => {
    const entry = value.id === undefined || value.id === '' ? `entry ${index + 1}` : `${value.id}`;
    return checkEntry(name, entry, schema, value);
  });
}

/** The content of this site, with the article texts and the list of pictures from their files. */
export function readContent(): Content {
  const news = new URL(`./${language.code}/news/`, import.meta.url);
  const pictureList = new URL('../pictures/pictures.json', import.meta.url);
  const bodies = readdirSync(news)
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name.slice(0, -'.html'.length), readFileSync(new URL(name, news), 'utf8')]);
  return {
    company,
    products,
    sources,
    galleryImages,
    articles,
    addresses,
    bodies: Object.fromEntries(bodies),
    pages: {
      home: homePage,
      about: aboutPage,
      products: productsPage,
      seasons: seasonsPage,
      gallery: galleryPage,
      news: newsPage,
      contact: contactPage,
      enquiry: enquiryPage,
      'not-found': notFoundPage,
    },
    newsCategories: Object.keys(newsCategoryUrls),
    sections: [...productsPage.sections.map(({ id }) => id), productsPage.organic.id],
    arches: productsPage.organic.arches,
    menu: productNavigation,
    pictures: existsSync(pictureList) ? readPictures(readFileSync(pictureList, 'utf8')) : undefined,
  };
}

function readPictures(json: string): Map<string, PictureKind> {
  const rows = JSON.parse(json) as { id: string; kind: PictureKind }[];
  return new Map(rows.map(({ id, kind }) => [`/pictures/${id}.jpg`, kind]));
}

if (import.meta.main) {
  const isFirst = language === languages[0];
  const content = readContent();
  // The first language reports the problems of the facts.
  const problems = [...checkContent(content), ...checkTextIds(content)].filter(
    ({ file }) => isFirst || file.startsWith(`content/${language.code}/`),
  );
  if (isFirst) problems.push(...otherLanguages.flatMap(checkLanguage));
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) process.exitCode = 1;
  else {
    const { products, galleryImages, articles, pages, pictures } = content;
    console.log(
      `Content, ${language.name}: ${products.length} products, ${galleryImages.length} gallery images, ${articles.length} articles and ` +
        `${Object.keys(pages).length} pages checked${pictures ? '' : '; pictures were not checked, because pictures/pictures.json is missing'}.`,
    );
    // The condition chooses the texts (decision 0027).
    const checkOther = ({ code }: Language) =>
      spawnSync(process.execPath, [`--conditions=${code}`, import.meta.filename], {
        stdio: 'inherit',
      });
    if (isFirst && otherLanguages.map(checkOther).some(({ status }) => status !== 0))
      process.exitCode = 1;
  }
}
