/** The home page shows the first products of the list, this many (specification 2 and 9). */
export const featuredCount = 8;
