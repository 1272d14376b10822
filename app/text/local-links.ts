import { localAddress } from '../../content/languages.ts';

/** Changes the links to pages of this site, by default to those with the prefix of the language. */
export function withLocalLinks(html: string, addressFor = localAddress): string {
  return html.replace(/(?<=<a href=")\/[^"]*/g, (path) => addressFor(path));
}
