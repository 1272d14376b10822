/** The id of the Organic Line, and so the hash of its section: /products#organic. */
export const organicId = 'organic';
