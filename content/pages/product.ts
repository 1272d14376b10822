import { fill } from '../../app/text/fill.ts';
import type { Page } from '../../schema/pages.ts';
import type { Product } from '../../schema/product.ts';
import { part } from '../part.ts';

const texts = part('pages/product');

/** Texts of the product pages. Names in braces are placeholders. */
export const productPage = {
  ...texts,
  /** Above the other products of a category, by its id. */
  moreHeading: part('moreHeadings'),
  /** The title, description and picture of a product's page. */
  asPage: ({ name, description, images: [picture] }: Product): Page => ({
    title: fill(texts.title, { name }),
    description,
    picture,
  }),
};

/** @public For app/seo/site-pages.ts. */
export const page = productPage.asPage;
