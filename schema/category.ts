// The fields of a file in content/categories/: a category of products. The name of the file is the hash of its
// section on the products page.
import { z } from 'zod';
import { order, picture, strict } from './fields.ts';
import { type InOneLanguage, localized } from './localized.ts';
import type { Product } from './product.ts';

export const categoryFileSchema = strict({
  /** Its place in menus and on the products page. */
  order: order(),
  /** On cards and in tables. */
  name: localized(2, 30),
  /** In menus and filters, and above its section. */
  heading: localized(2, 30),
  /** Below the heading of its section. */
  text: localized(20, 200),
  /** Other names by which visitors search for its products, separated by commas. */
  alsoCalled: localized(2, 160).optional(),
  /** The background of its section. */
  colour: z
    .string({ error: "is missing; write a colour in quotes, as in '#dfe4d2'." })
    .regex(/^#[0-9a-f]{6}$/, {
      error: ({ input }) => `is “${String(input)}”; write a colour in quotes, as in '#dfe4d2'.`,
    }),
  /** The small round picture in the products menu. */
  picture: picture('thumb'),
  /** Above the other products of the category: “Other vegetables”. */
  moreHeading: localized(3, 40),
  /** The end of a sentence: “6 products found in vegetables”, “… in organic vegetables”. */
  inCategory: localized(3, 40),
  inOrganic: localized(3, 60),
});

/** A category of products, as the products page shows it. */
export type Category = Pick<
  InOneLanguage<z.infer<typeof categoryFileSchema>>,
  'heading' | 'text' | 'colour' | 'inCategory' | 'inOrganic'
> & {
  id: string;
  /** As in the products of the category. */
  category: Product['category'];
};
