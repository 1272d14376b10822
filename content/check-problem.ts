import type { PictureKind } from '../app/ui/picture-roles.ts';
import type { Article, Company, GalleryImage, Page, Product } from './schema.ts';
import type { ProductWords, Season, Source, StorageEntry } from './trade-schema.ts';

/** Something in the content that must be put right before it can be published. */
export interface Problem {
  file: string;
  entry: string;
  field: string;
  /** What is wrong, and what to write instead. */
  remedy: string;
}

/** Months and storage, by the ids of the products, their words and their sources. */
export interface Trade {
  seasons: Readonly<Record<string, Season>>;
  storage: Readonly<Record<string, StorageEntry>>;
  productWords: Readonly<Record<string, ProductWords>>;
  sources: Readonly<Record<string, Source>>;
}

/** Everything that is checked. */
export interface Content {
  company: Company;
  products: readonly Product[];
  trade: Trade;
  galleryImages: readonly GalleryImage[];
  articles: readonly Article[];
  /** The names that an article's category may have. */
  newsCategories: readonly string[];
  /** The article texts by id. */
  bodies: Readonly<Record<string, string>>;
  /** The pages by the name of their file in content/pages. */
  pages: Readonly<Record<string, Page>>;
  /** The sections of the products page by their ids. */
  sections: readonly string[];
  /** The ids of the products in the arches of the Organic Line. */
  arches: readonly string[];
  /** The links of the products menu. */
  menu: readonly { label: string; hash: string; picture: string }[];
  /** The kind of every picture by its address; without it, none is looked for. */
  pictures?: ReadonlyMap<string, PictureKind> | undefined;
}

/** A problem as one line for an editor. */
export function problemLine({ file, entry, field, remedy }: Problem): string {
  return `${file} → ${entry} → ${field}: ${remedy}`;
}

/** “a, b or c” */
export function orList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}
