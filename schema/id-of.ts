/** The id that a name becomes: “heirloom-tomatoes” for “Heirloom Tomatoes”. Without Zod, because the editor's page uses it. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
