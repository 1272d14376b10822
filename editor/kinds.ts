import { z } from 'zod';
import { addressOf, hasOneAddress, notFoundAddress, type PageName, pages } from '../app/pages.ts';
import { companyFileSchema } from '../schema/company.ts';
import { idPattern, numberPattern } from '../schema/fields.ts';
import { folderSchemas } from '../schema/folders.ts';
import { pageSchemas } from '../schema/pages.ts';
import { wordsSchemas } from '../schema/words.ts';
import type { KindOfEntries } from './form.ts';

/** The schema of all files of a kind, or of each by its name. */
export const schemas = {
  ...folderSchemas,
  pages: pageSchemas,
  words: wordsSchemas,
  company: { company: companyFileSchema },
};

export interface Kind extends Omit<KindOfEntries, 'entries'> {
  id: keyof typeof schemas;
  /** The page of an entry on the site. */
  addressOf?: (id: string) => string | undefined;
}

export const companyPath = 'content/company.yaml';

/** The kinds of files, by their folders in content/. The company is a single file. */
export const kinds: readonly Kind[] = [
  {
    id: 'products',
    title: 'Products',
    one: 'product',
    isMore: false,
    naming: 'by-name',
    addressOf: (id) => addressOf('product', id),
  },
  {
    id: 'news',
    title: 'News',
    one: 'article',
    isMore: false,
    naming: 'by-name',
    addressOf: (id) => addressOf('article', id),
  },
  {
    id: 'pages',
    title: 'Pages',
    one: 'page',
    isMore: false,
    addressOf: addressOfPage,
  },
  {
    id: 'company',
    title: 'Company',
    one: 'company',
    isMore: false,
    addressOf: () => addressOf('contact'),
  },
  {
    id: 'gallery',
    title: 'Gallery',
    one: 'image',
    isMore: false,
    naming: 'by-number',
    addressOf: () => addressOf('gallery'),
  },
  {
    id: 'categories',
    title: 'Categories',
    one: 'category',
    isMore: true,
    naming: 'by-name',
    addressOf: (id) => `${addressOf('products')}#${id}`,
  },
  {
    id: 'sources',
    title: 'Sources',
    one: 'source',
    isMore: true,
    naming: 'by-name',
  },
  {
    id: 'news-categories',
    title: 'News categories',
    one: 'category of news',
    isMore: true,
    naming: 'by-name',
  },
  { id: 'words', title: 'Words', one: 'group of words', isMore: true },
];

/** A file that the form edits. */
export interface EditedFile {
  kind: Kind;
  id: string;
  /** `content/products/carrots.yaml` */
  path: string;
  schema: z.ZodType;
}

/** The file with a name, if files of the kind may have it. Other files cannot be reached. */
export function fileOf(kindId: string | null, id: string | null): EditedFile | undefined {
  const kind = kinds.find((one) => one.id === kindId);
  if (!kind || !id) return;
  const isName = kind.naming === 'by-number' ? numberPattern : idPattern;
  const ofKind = schemas[kind.id];
  const schema =
    ofKind instanceof z.ZodType
      ? ofKind
      : Object.entries<z.ZodType>(ofKind).find(([name]) => name === id)?.[1];
  if (!schema || !isName.test(id)) return;
  const path = kind.id === 'company' ? companyPath : `content/${kind.id}/${id}.yaml`;
  return { kind, id, path, schema };
}

/** The address of a page that is not made for each product or article. */
function addressOfPage(id: string): string | undefined {
  const page = pages.find(({ name }) => name === id);
  if (!page) return;
  if (page.name === 'not-found') return notFoundAddress;
  return hasOneAddress(page) ? addressOf(page.name satisfies PageName) : undefined;
}
