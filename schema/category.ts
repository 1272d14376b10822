// The fields of a file in content/categories/: a category of products. The name of the file is the hash of its
// section on the products page.
import { z } from 'zod';
import { order, picture, strict } from './fields.ts';
import { type InOneLanguage, localized, shows } from './localized.ts';

export const categoryFileSchema = strict({
  order: order().meta({
    title: 'Place in the list',
    description:
      'In menus and on the products page. Smaller numbers come first; the list of categories has them all.',
  }),
  name: localized(2, 30).describe('On cards and in tables.'),
  heading: localized(2, 30).describe('In menus and filters, and above its section.'),
  text: localized(20, 200).describe('Below the heading of its section.'),
  alsoCalled: localized(2, 160)
    .optional()
    .describe('Other names by which visitors search for its products, separated by commas.'),
  colour: z
    .string({ error: "is missing; write a colour in quotes, as in '#dfe4d2'." })
    .regex(/^#[0-9a-f]{6}$/, {
      error: ({ input }) => `is “${String(input)}”; write a colour in quotes, as in '#dfe4d2'.`,
    })
    .meta({ format: 'color', description: 'The background of its section.' }),
  picture: picture('thumb').describe(
    'The small round picture in the products menu, and the arch below few search results.',
  ),
  shows: shows(),
  moreHeading: localized(3, 40).meta({
    title: 'Heading of the others',
    description: 'Above the other products of the category: “Other vegetables”.',
  }),
  inCategory: localized(3, 40).describe('The end of a sentence: “6 products found in vegetables”.'),
  inOrganic: localized(3, 60).describe(
    'The end of a sentence: “4 products found in organic vegetables”.',
  ),
});

/** A category of products, as the products page shows it. */
export type Category = Pick<
  InOneLanguage<z.infer<typeof categoryFileSchema>>,
  'heading' | 'text' | 'colour' | 'moreHeading' | 'inCategory' | 'inOrganic'
> & { id: string };
