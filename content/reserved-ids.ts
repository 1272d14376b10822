// Ids that the products page uses itself, so that no category may have them.

/** The Organic Line, and so the hash of its section: /products#organic. */
export const organicId = 'organic';

/** All categories, in the filter. */
export const allId = 'all';
