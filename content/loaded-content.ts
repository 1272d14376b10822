import type { z } from 'zod';
import type { EncodedPicture } from '../app/picture/picture-roles.ts';
import type { Category } from '../schema/category.ts';
import type { Company } from '../schema/company.ts';
import type { GalleryImage } from '../schema/gallery.ts';
import type { InOneLanguage } from '../schema/localized.ts';
import type { Article } from '../schema/news.ts';
import type { pageSchemas } from '../schema/pages.ts';
import type { Keeping, Product, ProductTexts, Season } from '../schema/product.ts';
import type { Source } from '../schema/source.ts';
import type { wordsSchemas } from '../schema/words.ts';
import type { SeasonTexts } from './season-texts-in.ts';

/** Texts of files in one language, by the names of their parts. */
export type Texts<Schemas extends Readonly<Record<string, z.ZodType>>, Folder extends string> = {
  [Name in keyof Schemas & string as `${Folder}/${Name}`]: InOneLanguage<z.infer<Schemas[Name]>>;
};

/** The content of one language, by the names of its parts. */
export interface LoadedContent
  extends Texts<typeof pageSchemas, 'pages'>,
    Texts<typeof wordsSchemas, 'words'> {
  company: Company;
  /** The names of the company in all languages, the one of the first language first. */
  companyNames: string[];
  categories: Category[];
  // Of categories, by their ids:
  categoryNames: Record<string, string>;
  categoryColours: Record<string, string>;
  moreHeadings: Record<string, string>;
  /** With the months and their note instead of the details of the card, which end with the tip. */
  products: (Omit<Product, 'details'> & { season: string })[];
  // Of products, by their ids:
  cardSeasons: Record<string, string>;
  productTexts: Record<string, ProductTexts>;
  seasons: Record<string, Season>;
  keeping: Record<string, Keeping>;
  keepingNotes: Record<string, string>;
  /** By their own ids. */
  sources: Record<string, Source>;
  /** The ids of the sources of each product, in the order of its file, and those of all months. */
  citations: {
    products: Record<string, string[]>;
    /** Of each row of months of a product. */
    crops: Record<string, string[][]>;
    months: string[];
  };
  galleryImages: GalleryImage[];
  /** What is written below each image of the gallery, by its id. */
  galleryCaptions: Record<number, string>;
  articles: Article[];
  /** The HTML of articles by their ids. */
  articleTexts: Record<string, string>;
  /** The addresses of the categories of articles by their names. */
  newsCategoryUrls: Record<string, string>;
  navigation: {
    main: NavigationLink[];
    mobile: NavigationLink[];
    products: ProductLink[];
  };
  /**
   * By the product's id, what visitors may search for beside its name and description: its names in all languages,
   * its varieties, its category, and “organic”.
   */
  searchWords: Record<string, string>;
  pictures: EncodedPicture[];
  /** What pictures show, by their addresses. */
  pictureDescriptions: Record<string, string>;
  /** January first. */
  monthNames: readonly string[];
  seasonTexts: SeasonTexts;
}

interface NavigationLink {
  label: string;
  to: string;
}

interface ProductLink {
  label: string;
  /** The label in the mobile menu. */
  mobileLabel: string;
  /** The id of the section on /products. */
  hash: string;
  /** The small round picture in the products menu. */
  picture: string;
}
