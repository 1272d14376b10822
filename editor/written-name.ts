import type { Localized, Values } from './form.ts';

/** The name that an entry has in its file. Images of the gallery have a caption, or say only what they show. */
export const writtenName = ({ name, title, caption, shows }: Values) =>
  (name ?? title ?? caption ?? shows) as Localized | undefined;
