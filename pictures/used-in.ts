import { globSync, readFileSync } from 'node:fs';

const contentFiles = () =>
  globSync('content/**/*.yaml').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The content files that name a picture. */
export const usedIn = (id: string): string[] =>
  contentFiles().flatMap(({ file, text }) => (namesPicture(text, id) ? [file] : []));

/** Those of some pictures that no content file names. */
export function unused(ids: readonly string[]): string[] {
  const files = contentFiles();
  return ids.filter((id) => !files.some(({ text }) => namesPicture(text, id)));
}

/** Whether the text of a content file names a picture, in any style of YAML. */
export function namesPicture(text: string, id: string): boolean {
  const field = `\\bpicture: *["']?${id}["']?(?=[\\s,}#]|$)`;
  return new RegExp(`${field}|\\{picture:${id}\\}`).test(text);
}
