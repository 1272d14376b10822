import texts from '#texts/pages/product.json' with { type: 'json' };
import { fill } from '../../app/lib/fill.ts';
import type { Product, SitePage } from '../schema.ts';
import { withCompany } from '../with-company.ts';

const filled = withCompany(texts);

/** Texts of the product pages. Names in braces are placeholders. */
export const productPage = {
  ...filled,
  /** The title, description, address and picture of a product's page. */
  asPage: ({ id, name, description, images: [picture = ''] }: Product): SitePage => ({
    title: fill(filled.title, { name }),
    description,
    address: `/products/${id}`,
    picture,
  }),
  lightbox: { ...filled.lightbox, shown: ({ name }: { name: string }) => name },
};
