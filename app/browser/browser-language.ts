import type { Language } from '../../content/languages.ts';

/** Whether a language tag of the browser, such as `ar-EG`, is of a language of the site. */
export const isTagOf = ({ code }: Language, tag: string): boolean =>
  tag.toLowerCase().split('-')[0] === code;
