import type { PictureKind } from '../app/picture/picture-roles.ts';
import type { Product } from '../schema/product.ts';
import type { Article, Company, GalleryImage, Page, Source } from './schema.ts';

/** A mistake in the content that must be corrected before the site can be published. */
export interface Problem {
  file: string;
  line?: number;
  entry: string;
  field: string;
  /** What is wrong, and what to write instead. */
  message: string;
}

/** All content that is checked. */
export interface Content {
  company: Company;
  products: readonly Product[];
  /** By the ids that products cite. */
  sources: Readonly<Record<string, Source>>;
  galleryImages: readonly GalleryImage[];
  articles: readonly Article[];
  /** The allowed categories of articles. */
  newsCategories: readonly string[];
  /** The article texts by id. */
  bodies: Readonly<Record<string, string>>;
  /** The addresses of the site's pages, to which articles may link. */
  addresses: readonly string[];
  /** The pages by the name of their file in content/pages. */
  pages: Readonly<Record<string, Page>>;
  /** The ids of the sections of the products page. */
  sections: readonly string[];
  /** The ids of the products in the arches of the Organic Line. */
  arches: readonly string[];
  /** The links of the products menu. */
  menu: readonly { label: string; hash: string; picture: string }[];
  /** The kind of every picture by its address. If missing, pictures are not checked. */
  pictures?: ReadonlyMap<string, PictureKind> | undefined;
}

/** The file of a product. */
export const productFile = (id: string) => `content/products/${id}.yaml`;

/** The line that an editor reads. */
export function problemLine({ file, line, entry, field, message }: Problem): string {
  return `${file}${line ? `:${line}` : ''} → ${entry} → ${field}: ${message}`;
}

/** “a, b or c” */
export function orList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}
