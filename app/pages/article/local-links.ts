import { localAddress } from '../../../content/languages.ts';

/** Adds the prefix of the language to the links to pages of this site. */
export function withLocalLinks(html: string): string {
  return html.replace(/(?<=<a href=")\/[^"]*/g, localAddress);
}
