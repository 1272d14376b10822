import texts from '#texts/pages/product.json' with { type: 'json' };
import { fill } from '../../app/text/fill.ts';
import type { Product } from '../../schema/product.ts';
import type { Page } from '../schema.ts';
import { withCompany } from '../with-company.ts';

const filled = withCompany(texts);

/** Texts of the product pages. Names in braces are placeholders. */
export const productPage = {
  ...filled,
  /** The title, description and picture of a product's page. */
  asPage: ({ name, description, images: [picture = ''] }: Product): Page => ({
    title: fill(filled.title, { name }),
    description,
    picture,
  }),
  lightbox: { ...filled.lightbox, shown: ({ name }: { name: string }) => name },
};

/** For the table of pages. */
export const page = productPage.asPage;
