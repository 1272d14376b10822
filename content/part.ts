import { language } from './languages.ts';
import { loadContent } from './load-content.ts';
import type { LoadedContent } from './loaded-content.ts';

let loaded: LoadedContent | undefined;

/**
 * A part of the content in the language of this process. In what visitors download, scripts/content-plugin.ts
 * has put the part itself in the place of the call.
 */
export function part<Name extends keyof LoadedContent>(name: Name): LoadedContent[Name] {
  loaded ??= loadContent(language);
  return loaded[name];
}
