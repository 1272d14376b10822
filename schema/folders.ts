import { categoryFileSchema } from './category.ts';
import { galleryFileSchema } from './gallery.ts';
import { articleFileSchema, newsCategoryFileSchema } from './news.ts';
import { productFileSchema } from './product.ts';
import { sourceFileSchema } from './source.ts';

/** The schema of each folder in content/ that owners may add files to. */
export const folderSchemas = {
  products: productFileSchema,
  categories: categoryFileSchema,
  news: articleFileSchema,
  'news-categories': newsCategoryFileSchema,
  gallery: galleryFileSchema,
  sources: sourceFileSchema,
};
