import type { z } from 'zod';
import { addressOf, notFoundAddress, type PageName, pages } from '../app/pages.ts';
import { categoryFileSchema } from '../schema/category.ts';
import { companyFileSchema } from '../schema/company.ts';
import { idPattern, numberPattern } from '../schema/fields.ts';
import { galleryFileSchema } from '../schema/gallery.ts';
import { articleFileSchema, newsCategoryFileSchema } from '../schema/news.ts';
import { pageSchemas } from '../schema/pages.ts';
import { productFileSchema } from '../schema/product.ts';
import { sourceFileSchema } from '../schema/source.ts';
import { wordsSchemas } from '../schema/words.ts';
import type { KindOfEntries } from './form.ts';

export interface Kind extends Omit<KindOfEntries, 'entries'> {
  /** The schema of all its files, or of each by its name. */
  schema: z.ZodType | Readonly<Record<string, z.ZodType>>;
  /** The page of an entry on the site. */
  addressOf?: (id: string) => string | undefined;
}

/** The kinds of files, by their folders in content/. The company is a single file. */
export const kinds: readonly Kind[] = [
  {
    id: 'products',
    title: 'Products',
    one: 'product',
    isMore: false,
    naming: 'by-name',
    schema: productFileSchema,
    addressOf: (id) => addressOf('product', id),
  },
  {
    id: 'news',
    title: 'News',
    one: 'article',
    isMore: false,
    naming: 'by-name',
    schema: articleFileSchema,
    addressOf: (id) => addressOf('article', id),
  },
  {
    id: 'pages',
    title: 'Pages',
    one: 'page',
    isMore: false,
    schema: pageSchemas,
    addressOf: addressOfPage,
  },
  {
    id: 'company',
    title: 'Company',
    one: 'company',
    isMore: false,
    schema: { company: companyFileSchema },
    addressOf: () => addressOf('contact'),
  },
  {
    id: 'gallery',
    title: 'Gallery',
    one: 'image',
    isMore: false,
    naming: 'by-number',
    schema: galleryFileSchema,
    addressOf: () => addressOf('gallery'),
  },
  {
    id: 'categories',
    title: 'Categories',
    one: 'category',
    isMore: true,
    naming: 'by-name',
    schema: categoryFileSchema,
    addressOf: (id) => `${addressOf('products')}#${id}`,
  },
  {
    id: 'sources',
    title: 'Sources',
    one: 'source',
    isMore: true,
    naming: 'by-name',
    schema: sourceFileSchema,
  },
  {
    id: 'news-categories',
    title: 'News categories',
    one: 'category of news',
    isMore: true,
    naming: 'by-name',
    schema: newsCategoryFileSchema,
  },
  { id: 'words', title: 'Words', one: 'group of words', isMore: true, schema: wordsSchemas },
];

/** A file that the form edits. */
export interface ContentFile {
  kind: Kind;
  id: string;
  /** `content/products/carrots.yaml` */
  path: string;
  schema: z.ZodType;
}

/** The file with a name, if files of the kind may have it. Other files cannot be reached. */
export function fileOf(kindId: string | null, id: string | null): ContentFile | undefined {
  const kind = kinds.find((one) => one.id === kindId);
  if (!kind || !id) return;
  const isName = kind.naming === 'by-number' ? numberPattern : idPattern;
  const schema = kind.naming
    ? (kind.schema as z.ZodType)
    : Object.entries(kind.schema as Record<string, z.ZodType>).find(([name]) => name === id)?.[1];
  if (!schema || !isName.test(id)) return;
  const path = kind.id === 'company' ? 'content/company.yaml' : `content/${kind.id}/${id}.yaml`;
  return { kind, id, path, schema };
}

/** The address of a page that is not made for each product or article. */
function addressOfPage(id: string): string | undefined {
  const page = pages.find(({ name }) => name === id);
  if (!page) return;
  if (page.name === 'not-found') return notFoundAddress;
  return page.address.includes(':') ? undefined : addressOf(page.name satisfies PageName);
}
