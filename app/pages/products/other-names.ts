/**
 * The names of the products in the other languages, by product id, so that visitors can search for them.
 * vite.config.ts adds them: the other texts of those languages are not part of the build.
 */
export const otherNames: Readonly<Record<string, string>> = import.meta.env.VITE_OTHER_NAMES ?? {};
