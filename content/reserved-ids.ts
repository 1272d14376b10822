// Ids that the products page uses itself, and which ids its categories and products may not have.

/** The Organic Line, and so the hash of its section: /products#organic. */
export const organicId = 'organic';

/** All categories, in the filter. */
export const allId = 'all';

/**
 * The ids that no file of a folder may have: products and sections share the products page and its addresses.
 * @param idsOf the ids of all files of a folder
 */
export function reservedIds(
  folder: string,
  idsOf: (folder: 'products' | 'categories') => readonly string[],
): readonly string[] {
  if (folder === 'products') return [organicId, ...idsOf('categories')];
  if (folder === 'categories') return [organicId, allId, ...idsOf('products')];
  return [];
}
