import { globSync, readFileSync } from 'node:fs';

/** The content files that name a picture. */
export const usedIn = (id: string): string[] =>
  globSync('content/**/*.yaml').filter((file) => namesPicture(readFileSync(file, 'utf8'), id));

/** Those of some pictures that no content file names. */
export const unused = (ids: readonly string[]): string[] =>
  ids.filter((id) => usedIn(id).length === 0);

/** Whether the text of a content file names a picture, in any style of YAML. */
export function namesPicture(text: string, id: string): boolean {
  const field = `\\bpicture: *["']?${id}["']?(?=[\\s,}#]|$)`;
  return new RegExp(`${field}|\\{picture:${id}\\}`).test(text);
}
