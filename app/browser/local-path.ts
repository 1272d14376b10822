import { language } from '../../content/languages.ts';

/** The path of a page of this language without the language's prefix: “/products” for “/ar/products”. */
export function localPath(pathname: string): string {
  return pathname.startsWith(`${language.prefix}/`)
    ? pathname.slice(language.prefix.length)
    : pathname === language.prefix
      ? '/'
      : pathname;
}
